// The games of a league in a table's journal: which ended, how, and as what report.
import { createHash } from 'node:crypto';
import { canonicalReport, type GameReport } from '../../../shared/league/index.ts';
import type { TableJournal } from '../../table/index.ts';

type JournalOfTable = Pick<TableJournal, 'id' | 'read'>;

/** The reports of every game that a league gave to this table and that has ended. */
export function reportsIn(journal: JournalOfTable): readonly GameReport[] {
  const reports: GameReport[] = [];
  let begun: Pick<GameReport, 'night' | 'game' | 'entrants'> | undefined;
  for (const { chapter, event } of journal.read()) {
    if (event.type === 'gameStarted') {
      const { assignment, playerIds: [first = '', second = ''] = [] } = event;
      begun = assignment && { night: assignment.source, game: assignment.id, entrants: [first, second] };
    } else if (event.type === 'gameWon' && begun !== undefined) {
      const {
        winner,
        scores: [left = 0, right = 0],
      } = event.result;
      reports.push(
        withDigest({
          id: { journal: journal.id ?? '', game: chapter },
          revision: 1,
          ...begun,
          winner: winner === 0 ? 0 : 1,
          scores: [left, right],
          spread: Math.abs(left - right),
          ending: 'target',
          flags: [],
          digest: '',
        }),
      );
    }
  }
  return reports;
}

const withDigest = (report: GameReport): GameReport => ({
  ...report,
  digest: createHash('sha256').update(canonicalReport(report)).digest('hex'),
});
