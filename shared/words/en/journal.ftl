## What is wrong with a journal. Only a terminal says it, so it is in English only.

journal-inUse =
    { $pid ->
        [none] Another Muggins is using the journal in { $folder }. Close it first, or choose another folder with --data.
       *[other] Another Muggins (process { $pid }) is using the journal in { $folder }. Close it first, or choose another folder with --data.
    }
journal-newer = A newer Muggins wrote { $file } in format { $version }. This one reads format { $known }. Update Muggins. Your files are unchanged.
journal-damaged = { $file } is damaged: { $reason }. All other games can be read. To restore a backup: muggins journal restore FOLDER.
journal-disk = Cannot write { $file }: { $reason }. Check that the disk has space and that you have permission to write there.
journal-unread = Cannot read { $file }: { $reason }. Check the disk, and that you have permission to read it.
journal-foreign =
    { $kind ->
        [hall] { $folder } is the journal of a hall. Use muggins hall, or give the folder of a table with --data.
       *[table] { $folder } is the journal of a table. Use muggins journal, or give the folder of a hall with --data.
    }
journal-inDoubt = The disk failed while writing { $file } ({ $reason }), so the last score may be lost. No more scores are accepted until the disk works. If it stays like this, restart Muggins and compare the pegs.
journal-missing = There is no journal in { $folder }. Has a game been played with this --data folder?
