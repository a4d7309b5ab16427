// How often scores win, and what a deal of the model brings: readGrid reads it. Derived, not written:
// `tsx shared/rules/testing/wins.ts > shared/rules/winning/tables.ts` writes it anew.

/** How often the dealer wins, in 1/10,000: a line for each number of holes that the dealer has to go, by those of the pone. */
export const WINS =
  '/hl8/gM4/gXn/gJ2/gEs/gCP/gAzqjggffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff' +
  'ffffffffffffffffffffffffffffffffffffff/f0u/f9w/f3B/f8D/f9j/gAn/gA0/gDA/gCe/gEG/gDI/gDV/gCC/gCw/gBv/gBq/g' +
  'A+/gAy/gAi0spnjjigggffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff' +
  'ffffffff/fTm/f+3/gHz/gCH/gCm/gCA/gF+/gEq/gDy/gEJ/gCj/gCC/gB9/gB4/gBC/gA1/gAm/gApwqnpkhjkhfffffffffffffff' +
  'fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff/fwc/f9K/f29/f/N/f/a/gBP/' +
  'gB5/gCG/gDA/gDn/gDF/gCm/gCn/gCC/gBl/gBV/gBG/gAy86zvomlihhffgfgffffffffffffffffffffffffffffffffffffffffff' +
  'ffffffffffffffffffffffffffffffffffffffffffffff/fxl/f9B/f9J/f92/gA8/gBC/gAv/gCF/gCb/gCr/gCV/gCG/gB9/gBY/g' +
  'BJ/gA7/gAs/gAp4ztokkjiggggfgffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff' +
  'fffffffffffff/f4d/f+K/f8eB4/gAnz/gAy/gBg/gBj/gBj/gBF/gBR/gAw/gA4/gAj/gAm41usmlkihhgffgfegfffffffffffffff' +
  'ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff/f7n/f/J/f+H/f/Y01l8/gAz/gAv/gA1' +
  '/gAv/gAx8/gAg21xsrmjiiigfgfgefgfffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff' +
  'fffffffffffffff/f93/f/d/f+7Dadaj33/gAh5/gAhw2vystnnjkhhhgfheggfefgffffffffffffffffffffffffffffffffffffff' +
  'fffffffffffffffffffffffffffffffffffffffffffffff/f+5U/f/FGgbcfrkywxpxuspomjihihfhgfgfegfgefffgfffffffffff' +
  'ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffBb/f/LWPTYScYmpypwqspronkjjhighggg' +
  'gfgfgffgefffgfffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffMeEHTPRPVRjsrs' +
  'tusqqqlkkiighhghfhfgffggegffgefffgffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff' +
  'fffZfKYRKMCKFZkqowtvturpmlkjijhhgifhggggfgfggegfgfeffgffffffffffffffffffffffffffffffffffffffffffffffffff' +
  'ffffffffffffffffffffaeVPPJHAHDZkmpwvutttpolljjiijigihghgghggffhfffgfgfeffgffffffffffffffffffffffffffffff' +
  'fffffffffffffffffffffffffffffffffffffefXTNCE/f/Y/f/d/f/YSeoowxywxusponllkkjjjihjhighghhgfgggfgegfgfefgff' +
  'fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffedYTKC/f/a/f/a/f/e/f/ZSeinwwwtwtsppomlmll' +
  'kljkjjiihjghhhggfgggfgffgfefgfffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffefXTI/f/f/f/' +
  'Z/f/N/f/T/f/QKYhnvyxxxwusrpopnomnmmlkkkljijihhhhhgggfgfgffgfefgfffffffffffffffffffffffffffffffffffffffff' +
  'ffffffffffffffffffffeeYTGA/f/W/f/U/f/W/f/PKVZiqsssuttrrqqpqpppnoonmmllkkikiiighghggfgfgffgfefgffffffffff' +
  'ffffffffffffffffffffffffffffffffffffffffffffffffffeXTG/f/f/f/W/f/P/f/P/f/K/f/gOWflpsrtuttssrrsrsqsqpqpon' +
  'nnllkkjijhhghghfgffgffgfegffffffffffffffffffffffffffffffffffffffffffffffffffffffffffeeZTHB/f/Y/f/S/f/S/f' +
  '/L/f/eIOWeiklpqqsssstutuutttrsrrpnonmlkkjijhhghgggfgfgegfefgffffffffffffffffffffffffffffffffffffffffffff' +
  'ffffffffffffefYUIA/f/Z/f/R/f/O/f/J/f/XBHRZbhimnrqstuuvwwwwwvwuttsrqponmlkkijihghfhgfffgfgffegfffffffffff' +
  'ffffffffffffffffffffffffffffffffffffffffffffefYWJF/f/b/f/W/f/P/f/K/f/V/f/c/f/gJPUYchkmqrsuwvxyzyzzxyxvuv' +
  'ssppommljjjihhhfhfggffffgfegfffffffffffffffffffffffffffffffffffffffffffffffffffffffeZWLG/f/d/f/W/f/P/f/I' +
  '/f/P/f/W/f/aDIPVYchlnqsuvyy00101100yywvutqqpmmmkijihhhfhgfgffgegfegfffffffffffffffffffffffffffffffffffff' +
  'ffffffffffffffffefaZNI/f/f/f/Z/f/S/f/I/f/N/f/S/f/U/f/eAJNSZchmprswxz0223333221zxwuurqpnmlkjiiighgggfgffg' +
  'egfegfffffffffffffffffffffffffffffffffffffffffffffffffffffebYQLB/f/b/f/Q/f/L/f/J/f/N/f/R/f/X/f/eDJQVZfjm' +
  'psux0023555553311yxvtrronmlkjihihggggfgffgegfefgffffffffffffffffffffffffffffffffffffffffffffffffffffbbQN' +
  'E/f/d/f/U/f/L/f/L/f/K/f/M/f/V/f/Y/f/gFLRXbhjortwx1255577664420zwvuqrommkkjiighggggfgffgegffegfffffffffff' +
  'fffffffffffffffffffffffffffffffffffffffedaUPG/f/f/f/W/f/N/f/K/f/K/f/L/f/S/f/X/f/dDIPTadikostyz2357787775' +
  '320zwutqpomlljiiighgfggfgffgegffefgfffffffffffffffffffffffffffffffffffffffffffffffegdbWPJC/f/Y/f/Q/f/L/f' +
  '/J/f/N/f/Q/f/V/f/bBHMSWbgjmpsvy0356779876531zxvurqpnmjkkhhighggfgfgfffffgffegfffffffffffffffffffffffffff' +
  'ffffffffffffffffffffeecWTLD/f/c/f/U/f/N/f/N/f/M/f/R/f/V/f/c/f/gGLQVZchjmrswz1267788765420ywusronmmkijihh' +
  'ghggfgfffgfgegffeffgfffffffffffffffffffffffffffffffffffffffffffffecYVMG/f/f/f/X/f/R/f/O/f/P/f/T/f/X/f/bB' +
  'FKPTXbehlnquwz23576876542zzwuuqponlkkijhhhgfhgffggffffffgfffefgfffffffffffffffffffffffffffffffffffffffff' +
  'ffedZVQJA/f/b/f/W/f/S/f/T/f/U/f/Z/f/eAGLORXZbfhloquxz23566565220yxusrqpmllkjhjhghhfgggffgffgffffgfffefgf' +
  'ffffffffffffffffffffffffffffffffffffffffeeaWSLF/f/e/f/Z/f/X/f/V/f/Z/f/c/f/fDHKOTUXbcgimortyy2234543210yv' +
  'vtrponmkkjjhihhghgfgggfgfffgfffffgffefgfffffffffffffffffffffffffffffffffffffffedbZSPHD/f/d/f/b/f/c/f/c/f' +
  '/dCFILPRTXZbdgimostxy0213212zzwxtsrqonmlkkjihighghgggfgfggfffgffgefgffefgfffffffffffffffffffffffffffffff' +
  'fffffegebZVQLGB/f/g/f/e/f/gCDHKOPRUVXbbdhjmortvyy0z01zyxxuttqqnomlkjjjiihhhghgggggffggfffgffgefgffefgfff' +
  'ffffffffffffffffffffffffffffffffeedaXSOJGDDCFHKMOQRUWWYadegjmoqsuwwyxxyxvvutrropmnllkjjiiihhhhgghfghfgfg' +
  'gfffgffgefgffefgffffffffffffffffffffffffffffffffffedaZURNJHGIIKMOPRTUVXXZacfhilnqqsvuvvvvvtssrqponlmlkkj' +
  'jiiiighihghgfhfggfgfgffgffgegfffegfffffffffffffffffffffffffffffffffeebZXTQMMKKMNOQSSUUVVXYabcdhilloqqrtt' +
  'stsssrqppnnnmklkjkjjihjhhhhhghghgfgggfgfffgffffgffefgffffffffffffffffffffffffffffffefecaYWTQOOOOQQTSUUVV' +
  'XWYXZbddggkllnqpqqrrrqqopoonmmmlkkkjjjjijhihhighgghgggffggfgfffgefgffegfffffffffffffffffffffffffffffffde' +
  'bZXVTRRQSSUTVVVWVWXWXZYaccfghklknopnpppopoonnnmllmlkkkkjjijiiihihhhgggggggfgffgfffgegffefgffffffffffffff' +
  'ffffffffffffffefcdbYXWUTUTUUWWWXWXWWWXWYZZbcdfghjkkmnnmoonnnomnmnmlmllkkkkkjjiijihhhhhgghgfggfgfgfffgegf' +
  'ffegffffffffffffffffffffffffffffeecbbZWXWVWWXXXXXXXXWWWXWWYZZbcdfghijkknlmnnnmnnmnmnlmmmllkkkkkjiijihhhh' +
  'hgghgfgfgffgffgefgffegfffffffffffffffffffffffffffeeecbZaYXXYYYYYZYYXXWXVVWWVXXYaacdfggijjlllmmnnmomomnnm' +
  'mmmmllkkkkjijiiihhhggggggffggffffgegffefgfffffffffffffffffffffffffefddccZaZaYZaZaZZYYXXVWVUUWUWWWZYbbeff' +
  'ihjklllmnnnnnononnnnmnmlmkkkkikihihhhhggggggfffgfgegegfffegfffffffffffffffffffffffegeeddccaaabaabaaaZZXX' +
  'WVUUUTTTUVWXYaaceehhikkmlnmnpnopnpopnomnnlmllkkjjjiihhhghgggfggfffgffgegfffegffffffffffffffffffffffffeef' +
  'cdcccbbcbbbbaZZYXXVUTTRSTSTTVWWZacdefihkkmlonopoppppppopnonnmllkkkjiiiihhhgggggfgfgegffgefgffegfffffffff' +
  'fffffffffffffffeeeddccdbcdbccabZZXVWUTRSRQRQSTTWVYabdefiiklmmonppqqqqpqqppooomnmmkkjkjiigihghgggfggfgfff' +
  'fgfegffefgffffffffffffffffffffeffefddedcddcdcbcbZZYXUUTRRPQPQPRSSWVXabdeghjklnnppqprqsqrqqrppoonmmmkljjj' +
  'ijhhhghggggfgfgfffffgegfffegffffffffffffffffffffffeeeedededddcdbbbYYXVUSSPQOOOPPQRSVWXZbeehijlmoopqrqsrs' +
  'rsrrqqppoommmlkkjiiihihggggggffgfgffgegegfffefgfffffffffffffffffffefefeeeeddedecdbaaYWWTTRQOONONNORQTUVZ' +
  'abefhjllnopqrssstsssrsrpqpoommllkkjjihhhhhghfgfhegfgffffgefgfffegfffffffffffffffffegeffeeeeeeeeddcbbaZXV' +
  'VSQQPNNLNNNOQQTVWZadegikmmoprrrstsuttsrsrqqooonmlkkkijjhhhhgggggfggffffgfffgegfffefgfffffffffffffffffffe' +
  'feeefedeeddcbaZXXUSSPNOMMLMNMPQRUVXZbefiilmopqrsstuttttursrpqponmmmkkjjhjhhhhghfhfgffgfgfffgegefgfffefgf' +
  'fffffffffffffegefffefeefedecdcaYZWUTRQPMMMLKMNNPRRUWZadegjjnnpprsttttuuustsrsqponnnlklkijiiighhggggfggfg' +
  'ffgfffffgefgfffefgfffffffffffffegefffeefefedecbbaYWVURQONNLLLLMNOPSTVYZbefhklmoqqstsuuuututssrqqopolmmkk' +
  'jkiihighghggggffgfgfffgfffgfegffffegfffffffffffffffefefgefdfeddcbaYXWTSQPOLMLLLLNNPRTVVZadfhiknnpqsrtutu' +
  'uutttsrrpqonomllkkjijhiighggghfggfgffgfffgfffgefgfffefgfffffffffffegfegeegefdeedcbaZYWUTRPONLLMKMMOPQRUW' +
  'YacdgikkooqpstsuututttsrrrpponmmlkkjjijhhihhgggggggfgffggfffffffgefgfffefgffffffffffegfegefeffedddcaZYWW' +
  'TRQOOMMLMMMNOQSTWWaaefhilloorrrtttttutstrrqqoonnmllkjkijihhhhhhfhgfggfggffgfffgffffgegffffegffffffffffeg' +
  'fegefefeeddbcaYXVUSRPONNLMMNOPPSTUXYcceghklmpoqsrssusttsrsrqppoommlmkkjkhjihighhhfhgggggffgfgffgfffgegef' +
  'gfffefffffffffffegfefffeeeecdbaZYWUTSQPONNNMNOPRQTVXYZbefiiklnopqrrsstrsssrqqpponommklkkikhjihighhhghfgg' +
  'gggffgfgffgfffffgegfffffffffffffffegfffeefeedccbZYWWUSSPPOONOOOPQTSVVYZcceghkllnooqrrqssrrrqqqqooommmllk' +
  'kkijiiiiighhhghggfggggfgffgfffgfgegefgffffffffffffffegeffffededbbaYZVVTSRROPOPOPQRRUUWXZacefhijknmoopqqq' +
  'rqrqqqppoonnnlmlkkjkjjiiihihhhghhghfgggfggffgfgffffffgegffffffffffffffffffeeefddccaaXYVVSSRRPQPQQQSSTUXX' +
  'YabdeggikkmmnooqppqqppppooonnmmlllkljjjjiiiiihhhhghghgfghfggffgffffgfgegeffffffffffffffegefgefdeddbcZZXX' +
  'VUURSRQRQRSRTUVVXYabcdeghijklmnnnopooppoooonnmmnllmkjkljjjijihihihhghghhgfgfgggffggffffgegffffffffffffff' +
  'ffffefefdedcbaaYXWWUTSTSRSSRTUUUWXZYbbceeghiilkllnmnonoonnonnmnmlnlkllljjkjjjijihihhihhggghgggfggfgegfgf' +
  'ffffffffffffffffffegefffeedddbcaZYXWVVUSTTSTUTUUWWXYZZacdeeggihjkklmlmnmmommnnnlnmllmklklkkjkikiijiiihhh' +
  'hghghgfhfggehfgeffgffffffffffffffffffffefefddddbaaZYXWWUVUUUTUUVVWWXXZZbbbddefghihkjjllllmlnmmlmnlmlnkml' +
  'lkljljlikjjiihihihigghghfggggfffggfffffffffffffffffffffffeeefeccccaaZXYWWWVUVVVVVWWXXYYYaabbddeegfhhijij' +
  'klkmkmlmlmmlmlmmlllllkkkkjkijjjiihihhhghghgffggggfffgfffffffffffffffffegefffeededdacaZaXYYVXWWVWWVXWXXYY' +
  'ZZaabbbdedfffghijijkjljllmllmmlmlmlmllllklkjljijjiihihighgghghfgffgfgfgffffffffffffffffffffeffeeddcdbbbZ' +
  'ZZXYXXWYVXYWXXYXYZYZZabbbbdddffgggihijjlkklkmlmmmlmmlmmlmlklkkkkjijjihihighhfhggfhgfgfffffffffffffffffff' +
  'fffffeefeeedccbbaaZZZYXYXYYWYYXXYYYZYZZZaabbbdddeffghihjikkjmkmlmlnmmmmmmlmllmjlkjkjijiiihhhhhgggggfgfgg' +
  'ffffffffffffffffffegefffeeeedddcbbbZaZZZZYYYYYXZYYYXYYYZYZZaZbbbdcdfegfihiikkklkmlnmmmnmnmnlmmkmklkkjkij' +
  'jhihighgghggggfgffffffffffffffffffffffffeefeedecdbdacaaZaZZZYZYZYYYYYXYYXZXZYZZaaaccdedgfgiiikjlllmmmmom' +
  'nmolnnlnlmklkkjkiijiihhhhhggggfhffgffffffffffffffffffegeffffedfddcebcbbbbZaaaZZZZYZYXZXYXXXYWYYYYZaabbce' +
  'efgghiikklkmmmomnnomonmnmmlmllkkjkjiiihihhhhgggggfggfffffffffffffffffffffffeefeedeeccdcbcacaaaaaaZZYYZXY' +
  'WYWWXXWXXYYYZaaccceffhhjjjkmlmnmnonnonnonnmmmlllkkkjijjihihghhfhgfhgffffffffffffffffffffffefffefdfeddddc' +
  'cbdbbbbaaaZZZZYYXXWXWWWWWWWXYYYaabcdefgghjjlkmlnmonoonpnonnnnlnlllkjkkiiijhhhhhhfhggfgffffffffffffffffff' +
  'fegfffefefdeededcecbcccacaaaaZZYXYXWWWVVWVWVXWXYYZacbdefhhhkjllmmnnoonpnpnonomnmmlllljjkjiihiighhhgggggf' +
  'fffffffffffffffffffffeffefffdeeececdddcbcbbbaaZZYYXXXWVVVUVVVVWWXXZZacceefhihkkllnnnnopooooooonnmmnllkkk' +
  'jjjiiihighhghfhfffffffffffffffffffffegffegeeefeedfdedccdccccabaaYZZXXVWWVUVUUVUUWWYXZZbbdeffhjikkmmnnono' +
  'oppooooonnmlmlllkjkjijhihighghgggfffffffffffffffffffffffegefeffeeedfddedcddbcbbaaaZXYXXVVUVUTUUVVUWWXYZZ' +
  'cbdffgiikkmlmnooopooppononnnnlmllkkikjijhihhhhghggfffffffffffffffffffffegfeffffeefeedeeedddcdccbbaZZYYWX' +
  'WVVUTVTUTUVVVXXYaaccdgggjilklnnnooopopnpooonnmnllklkkjjjiiihihhghghffffffffffffffffffffffffffeffefefeeee' +
  'deeddccccabaZZXYWVWUVUTUTTUUVVWWZYaaddefhhjjllmmnoooopopooononmmmmllkkjjjjjhihhhighgffffffffffffffffffff' +
  'ffegfegfefefefeeeeededdccccaaZZYXXXUWTUUTTUTUUVWXWZZbbddgfiijjmlmnnnooopoopnonnnmnllklkkkijijiihhhhghfff' +
  'ffffffffffffffffffffegfeffffefefefedededdccbbbZZZXXWWUVUTUTTUUUVVWYXZabcedggiikklmmnnoooooonpnomomlmmllk' +
  'kjkijiiihihhigffffffffffffffffffffffffffffefffefefeefeddeddbcbbaZYZWXWVVUUTUTUTUVVWWYZZbccffggjikkmlnnnn' +
  'onooononnmnmmlllkkkjkijiijhhigiffffffffffffffffffffffffegfegeffffefeeeefdddddccZbaZYYWWWVUUUTUTVUUVWXXYZ' +
  'abddffhhjilkmlmnnnononnomomnmlmlklkkkikijjhjhhihfffffffffffffffffffffffffegfegeffegeefeeefdecdcbcbZZZXYW' +
  'WVVUUUUUTVVVVXXYaZbcddgfhijjkklmmnmnomnomnnmmmmlmlkljkkjjjijhjihhfffffffffffffffffffffffffffffegeffefffe' +
  'fdeedecdcbabaYZXXWWVVVUUUUUVVWWYXZabbceegggiikkllllnmmnnmnnmnlmmmklmjlkkjjjjijihihffffffffffffffffffffff' +
  'ffffegffegefffeffdfeeeddccccaZaYYYXVWVVVUVVUVVXWWZYZabdddffhhiikjlkmlmmmmmmmmmnlmlllklkkkkkjijjijhjfffff' +
  'ffffffffffffffffffffffegffegfeffeegeeededddcabbZZZXXXWWVVVVUWVWVXXYYaabaddegfhhiijjlkkllmmmmlmmlmllllllk' +
  'kkkjkjkiijjhffffffffffffffffffffffffffffegfffegefffeeefededcccbaaaYZXYWXVWVVWVVWXWYXYZaacbedefgghhjjiklk' +
  'lklllmlllmllmklkllkjljkikjijifffffffffffffffffffffffffffffegfegeffefffeeeedddcdbbbZaYYXYWXWWWWVXWWWYXZZZ' +
  'abccddfeggihhjjikkkkkllllllllllllkkkljkkkjkjijffffffffffffffffffffffffffffffegfegefffeffeeededdbccabYaZY' +
  'YXXWXWWXVXWYXYYZZbabbddeeffggihhkiikkkkkkllkllkllkmkklkkkkjjkjjffffffffffffffffffffffffffffffffffegffefe' +
  'feeefcdddcbbbbZZZYYXYXWXWYWYXXYZYZZbacbdddfefgfihhhjjikjkkjlkklllklkllklkkkljjkkffffffffffffffffffffffff' +
  'fffffffegfffeffffeefedfdddcccaaabYZYZXXYXYWYXXYYYZZaabacbcecfdfgfggiihjhkikkjlkkklkllllklklkjlkkjfffffff' +
  'fffffffffffffffffffffffffegfegfeffefeefdedcecbcbaaaZZYZYYYXYXYYYYZYZZZabbbccdceeefgggghhiijijkjkklkllkkl' +
  'lllkllkkjkffffffffffffffffffffffffffffffffffffefgeffefeeeedeccdbcbaaaaZYZYYYYZXZYYYZZaZaaZcacccddedfegfh' +
  'gihiijikjkkklkllllklllklklkfffffffffffffffffffffffffffffffffegfffeffegefdfdedddcdbbbbaaZaZZZZYYZYYZYZZZZ' +
  'ZabZcabccccedfeffgghhiijikjjljlllkmlllllllkkffffffffffffffffffffffffffffffffffegfegfefefefeeededccdcbbba' +
  'aaZaYZaYZZZYZZZYaZZaaZabbbcccdddfeggfhhhijikkjlkkllllmlllllllfffffffffffffffffffffffffffffffffffffffefge' +
  'effdfeeceddbdbcbbbaaZbZZaYZZaZYZZZZZZZaaaabacbccedeeegghhhijijkkklkmkmlllmllmkffffffffffffffffffffffffff' +
  'fffffffffegfegfefffeeeeeedecdcdbbbcacaZbZZbYaYZaYZZZZYaZZZbZbabbccddeefffhhhijjjkkkmkmllmlmlmkmfffffffff' +
  'fffffffffffffffffffffffffffffffefffeffeeeeddedcdcccbbbacZbaZaZaZZZZYZZZYZZZYaaaabbbbddeeffggihijjjlkklll' +
  'mlnlmlmlffffffffffffffffffffffffffffffffffffegfegffefefeeeefddedcdccbcbcababaaZaZZaYZZYZZYYZZYZZaaabcccd' +
  'defggghiijkjklllllmlmmlmlfffffffffffffffffffffffffffffffffffffffffefffeffefedeedddddcccbcbbbabaaaaZYaZYY' +
  'YZYZXZZYZZZaabbbddeeeggihiijjlkklmmlmlmmlnfffffffffffffffffffffffffffffffffffffegfegfeffeffdfeedeeddcddc' +
  'cccbbbabaaZaaZYZZYXYYZXYYYZZaZabcbdcfefgfhijikjkllllmlnlmmlffffffffffffffffffffffffffffffffffffffffffege' +
  'ffeefefeedededdcddbcccbbabaaaZZZYYZYYXYXYYYZYYaaZbcbeceffhghiijkkklkmlmlnmlmffffffffffffffffffffffffffff' +
  'ffffffffffegfegefffegeeeefedededddcdccbcbcaabZaYaZYYYXYXYYXYXZYZZaabcbdeeffhghjjjjlkllmlmlmmmfffffffffff' +
  'fffffffffffffffffffffffffffffffegffefeffefdeefdedddddcccccacaaaaaYZZXYZXXYWYYXXZYZaaabccdeefghhihjkkklkm' +
  'lmlmmlfffffffffffffffffffffffffffffffffffffffegfffeffffefeeffededeedddddcbccbbbaZaZYZZYXXYXXXXYYXZYZZabb' +
  'dcdeffhghjjijkllkmlmlmmffffffffffffffffffffffffffffffffffffffffegfegeffegeffeeeefededecddcdbcbcabaZaZYYY' +
  'YYXXXXXXYYXZYaaabbdddfffhhhikjjkkllllmlmffffffffffffffffffffffffffffffffffffffffffffegfeffefefeffdeeeedd' +
  'ddeccccabbaaZaZYYXYXXYXXXXYYXZZZabcbceeegghhhijkkkklkmkmlfffffffffffffffffffffffffffffffffffffffffegfffe' +
  'gfeffefefdfefdedfddcddcbcbabaaZZZYYYXXXXXYWYXZYZZaaadcddfegghihjjikljmklllffffffffffffffffffffffffffffff' +
  'fffffffffffffffegefffegefefefdfdfcedecdccccbabZZZZYZXYYXXXXXXYYYYaZbbadcdefffhgjhikjjljllklfffffffffffff' +
  'fffffffffffffffffffffffffffffegffegefffeffefeefefdeeddddcdcbbbabaZZZXZXYXXYWYXYYYZYaZbbbdddeffghgiiikjjk' +
  'kklkfffffffffffffffffffffffffffffffffffffffffffegfffffefffeffefeeeefdeddddcccbcaaaaZZZXZXYXXYXYXXZYZaaZb' +
  'cccdeeffhghiihjjkjkklfffffffffffffffffffffffffffffffffffffffffffffffegegefegeffefeeeeeededdccccbcaaaZZZZ' +
  'XYYYXYYXYYYYZYababbdddeffehhgiiijijkkjffffffffffffffffffffffffffffffffffffffffffffegffegegffefefefefeeee' +
  'edddecccbbbaaaZZZZYXZXXYYYYYYZaZZbbbccddfegfghgihijjjjjfffffffffffffffffffffffffffffffffffffffffffffegff' +
  'egeffffeffefefeeeeeddcecccbbbaaaZYZZZXYYYXYYZZYZZbaacbcdddefffghgihiiijjffffffffffffffffffffffffffffffff' +
  'ffffffffffffffegffegeffffffefefeedeeeedcdccbcbaaaaaZYYZYZXZYYXZZZaZabacccdcfdfffghghhiiijfffffffffffffff' +
  'ffffffffffffffffffffffffffffffffffffffefffeffffdfefeeddecddccbbcaaaZZZaYZYYYZYZZZYZaaabbcbceceeffffhhghi' +
  'hifffffffffffffffffffffffffffffffffffffffffffffffegffegffefffefegeeeeeeedecdccccabbaaaZYaZYZZXaYZYaZaaaa' +
  'bbcccddedfegffhhgihffffffffffffffffffffffffffffffffffffffffffffffffegffegegfeffefeffefdededecdccbccaabZa' +
  'aZZZZYaYZYaZaZZababcbcdcdedfefgfgghhfffffffffffffffffffffffffffffffffffffffffffffffffegffegefgefffeeffdf' +
  'eededdceccbbbbabaaZZaZZZZZZZZZaaaabaadbbddcedefegfgggfffffffffffffffffffffffffffffffffffffffffffffffffff' +
  'fffegeffffeffeefeefdeddecccccbcabaaaaZaZZZaZZaZZaaaabbabcccdceddfefgfg';

/** How often the play brings points, in 1/100,000: a line for each number of the dealer, from 0, by those of the pone. */
export const PLAY_TOTALS =
  'ffffffffffffffffffffffff/gBq/h4I/fTg/gCO/fWB/fr6/f3O/f40/f/EFaeehdfffffffff/hUg/etx/fQy/gCT/gOB/gPx/gGu/' +
  'gE6/gAy2ndhchfffffffff/f79/fbk/hEd/ftb/gF3/fzJJ/gJ2/f6q/f88/f+e/f+oEYdeffffffff/frI/gFl/fyY/gcb/fwu/gNx/' +
  'gIN/f1wK/gD6/f+8/gBB2qegffffffff/fzh/fnM/ggt/fl5/gcV/f/f/gBZP/gCX/f9v/gCw/f/IXcefgcffffff/fqt/gFS/f+H/gP' +
  'k/f+k/gDk/f7x/gBZ/gBN/gBq/f+8/gBDqifdeiffffff/fy1/gEz/gG6/f7J/gHp/f/W/f+s/f/Z/gBB/f/d/gA3fbciigiYgefff/f' +
  '5k/gB3/gCa/gAhsV/f+w/gBf/gA04Wtificfbmegfff/f6c/gE1/f+1/gBN/gA4dPX1dsZVdi7Ciafffff/f+//gAu/f+q/gB//f+U/g' +
  'BQC2lxFhqidA7ejfffff/f/Bwp/f9K/gC5Zn/gAiZNxigddlcegfffffVz/f/U/gAoQapZomWhegehgeffffffYOg/f/X/gA2nffdWtf' +
  'effchgfffffffjUlfehffggcgfffffffffffeafkff18/f/gSaicfgeffffffffffegegi/f/R6qififegffffffffffegegbldfffge' +
  'ffffffffffffffffWgnggedgffffffffffffficgVndheggffffffffffffffdhefghdfffffffffffffffffmYgefdhffffffffffff' +
  'fffffXneehfffffffffffffffffffhdfffffffffffffffffff';

/** How often the dealer gets out first in play, in 1/100,000: by holes to go, from 1. */
export const PLAY_OUT =
  '/vOP/iK2/kAJ/hqj/gy//gYQ/gIr/gB2/gAqnnggiffffffffff/eGW/fmo/eeR/fPC/fgw/fyu/f6W/f+pAYdefcffffffffff/ZPb/' +
  'fpK/g7D/gH//gMA/gBx/gpD/gSC/gJw/gHK/gCC/gAuqjgfffffgfff/dg6/fjf/ejJ/f0w/fuy/f8q/f8l/f42/f6a/f+G/f+S/f/dT' +
  'hegffffefff/eHU/fg0/fZb/fi1/f9R/f8B/fvu/f9R3/f+3/gBYomhifjfffffff/e64/fuR/fee/f5A/f87/f+j/f2I/f7o/f9f/f/' +
  'H/f+pRddeebfffffff/faf/f40/ftV/f6Q/f+2Q/f64/f+l/f/Q/f+tlhfelioofhffff/fun/f7h/f2N/f7P/f9G/f+K/f8I/f+V/f/' +
  'UJLZccceaZfdffff/f3D/f+y/f3W/f8g/f/U/f/T/f+5AX/f/Xquhgl/gAigiffffff/f8dP/f3yH/f9kV/f/cOTTPTdfcBbaffffff/' +
  'f9nd/f8i/f9J/f/L/f/X/f/fVUFZfgdbefffgffff/f/be/f9zhLOUWaZeededdfffeffff/f/df/f/L/f/JRcddaTfefffcefffffff' +
  'cfQdbddeeeefffefgeffffffXfXedd/f+7/gAnxhifffffffffffffffdedg/f/c/f/YNZdcffefefffffffffefef/f/Zkdfegffffg' +
  'ffffffffffffeBYfgifefffffffffffffffffSececegfffefffffffffcfffZfhfffefffffffffffffefefdfdffffffffffffffff' +
  'fWfffegeffffffffffffffffffffffeffffffffffffffffffdfffffffffffffffffffff';

/** How often the dealer's hand counts 0, 1, 2 ... 29, in 1/100,000. */
export const DEALER_HANDS =
  '/gKz/f19/hdh/e8R/iWP/eKS/i5h/dyF/ing/dWv/gmW/eMI/iHs/dtD/gol/fTb/grX/fW7/f4d/f9M/gIz/f5+/f90Q/gEM/f7effm' +
  'Y';

/** The same for the pone's hand. */
export const PONE_HANDS =
  '/gF0/f7A/hAG/fUB/imD/d8O/i6J/d7G/i8I/c+i/gfP/eSy/iJL/drK/goS/fR5/gqd/fY1/f4H/f9B/gJW/f5j/f9tU/gEa/f7Lffm' +
  'Z';
