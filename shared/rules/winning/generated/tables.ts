// How often scores win, and what a deal of the model brings: readGrid reads it. Derived, not written:
// `tsx shared/rules/testing/wins.ts > shared/rules/winning/generated/tables.ts` writes it anew.

/** How often the dealer wins, in 1/10,000: a line for each number of holes that the dealer has to go, by those of the pone. */
export const WINS =
  '/hmA/gMz/gXo/gJz/gEt/gCR/gAzqjggffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff' +
  'ffffffffffffffffffffffffffffffffffffff/f0q/f95/f3B/f8C/f9g/gAp/gAz/gDC/gCd/gEJ/gDF/gDU/gCC/gCx/gBt/gBq/g' +
  'A//gAx/gAh0spnjjigggffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff' +
  'ffffffff/fTd/f+y/gHz/gCH/gCp/gCA/gF//gEq/gDz/gEK/gCo/gCE/gB9/gB4/gBC/gA2/gAk/gArxpnpkiikhfffffffffffffff' +
  'fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff/fwf/f9K/f24/f/K/f/X/gBO/' +
  'gB6/gCJ/gDA/gDp/gDF/gCn/gCm/gCD/gBn/gBV/gBG/gAy86zvolmihhffgfgffffffffffffffffffffffffffffffffffffffffff' +
  'ffffffffffffffffffffffffffffffffffffffffffffff/fxl/f9D/f9M/f97/gA8/gBE/gAs/gCC/gCZ/gCo/gCV/gCF/gB8/gBY/g' +
  'BI/gA7/gAt/gAp41sokkjiggggfgffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff' +
  'fffffffffffff/f4f/f+L/f8fA5/gAnz/gAy/gBf/gBi/gBi/gBG/gBR/gAv/gA4/gAj/gAm41tslmkjghgffgfegfffffffffffffff' +
  'ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff/f7p/f/I/f+H/f/Z00l8/gAz/gAv/gA1' +
  '/gAt/gAy8+30zrqnjiihhfgfgefgffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff' +
  'ffffffffffff/f94/f/c/f+8CadZk24/gAg6/gAhv4uzquomjjihhgfheggfefgfffffffffffffffffffffffffffffffffffffffff' +
  'ffffffffffffffffffffffffffffffffffffffffffff/f+5V/f/DIhZedsjzvwqwvspolkiihhfhgfgfegfgefffgffffffffffffff' +
  'fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffCa/f/LXNVWScYmqyqvqrqrpmkjjhighggggfg' +
  'fgffgefffgfffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffMeEHUOSPVShssquut' +
  'qppmlijighhghfhfgffgffgffgefffgfffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff' +
  'ZfLXSJMCKFaiqpwtvturpmmjjijhhgifhgggggffggegfgfeffgfffffffffffffffffffffffffffffffffffffffffffffffffffff' +
  'fffffffffffffffffaeVPPJI/f/gHCaknowvutttpnmljjiijigihghggghgffhfffgfgfeffgffffffffffffffffffffffffffffff' +
  'fffffffffffffffffffffffffffffffffffffeeXVMCE/f/Y/f/d/f/YSfmpxwywxvrqnnllkkjjjihjhigifhhgfgggfgegfgfefgff' +
  'fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffeeXTKC/f/a/f/b/f/e/f/YReknvwwswusppnnlmll' +
  'kljkijijhjghhhggfgggfgffgfefgfffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffefYRJ/f/e/f/' +
  'a/f/M/f/U/f/QKYhnvyxxxvvsrpopnnnnlnllkkkjijhihhhhgggfgfgffgfefgfffffffffffffffffffffffffffffffffffffffff' +
  'ffffffffffffffffffffeeYUGA/f/V/f/V/f/V/f/QJVahqrtrvtssqspppqpopnnnnmllkjkjiiighghggfgfgffgfefgffffffffff' +
  'fffffffffffffffffffffffffffffffffffffffffffffffffefXSH/f/e/f/X/f/O/f/R/f/J/f/gOWenorstutstrrrtrrsqrqppon' +
  'nmnkkkjijhhghghfgffgffgfegfffffffffffffffffffffffffffffffffffffffffffffffffffffffffffdZUGB/f/Y/f/S/f/S/f' +
  '/L/f/eIOXdilkppsrssstututusttrrqppnnmlkkjijhhghgggfgfgegfefgffffffffffffffffffffffffffffffffffffffffffff' +
  'ffffffffffffefYUHB/f/Y/f/S/f/P/f/I/f/YBGRYcgimoqrstuuvwwwwwvvuutsrqpomnlkkijihghfhgfffgfgffegfffffffffff' +
  'ffffffffffffffffffffffffffffffffffffffffffffefYWKE/f/c/f/V/f/P/f/K/f/V/f/c/f/gJPUYchkmpssuvwxyzyzzxywwvu' +
  'srqqnmmljjjihhhfhfggffffgfegfffffffffffffffffffffffffffffffffffffffffffffffffffffffeZWLG/f/d/f/W/f/P/f/I' +
  '/f/O/f/X/f/aDIPVXdhkppstxwzz0201100zxwvvsqqpmmmkijihhhfhgfgffgegfegfffffffffffffffffffffffffffffffffffff' +
  'ffffffffffffffffefaYNJ/f/f/f/Z/f/R/f/J/f/O/f/Q/f/V/f/dBINUYcilortvyz1123333220zywuurqpnmlkjiiighgggfgffg' +
  'egfegfffffffffffffffffffffffffffffffffffffffffffffffffffffebZQKB/f/b/f/R/f/K/f/J/f/O/f/P/f/Z/f/dEJPUafin' +
  'psuxz123555553320yxvtrronmlkjihihggggfgffgegfefgffffffffffffffffffffffffffffffffffffffffffffffffffffbaRN' +
  'E/f/d/f/U/f/L/f/K/f/K/f/N/f/U/f/Z/f/fGLSWbhknrtwy0335677665320zwvurqommkkjiihgggggfgffgegffegfffffffffff' +
  'fffffffffffffffffffffffffffffffffffffffedbTOH/f/f/f/W/f/N/f/L/f/J/f/M/f/R/f/X/f/dCJOUZehmnsuw01556787765' +
  '420zwusrpommkjjhhhhgfggfgffgegffefgfffffffffffffffffffffffffffffffffffffffffffffffegdbVRIC/f/Y/f/Q/f/L/f' +
  '/K/f/L/f/R/f/V/f/cAGNSWcfinpsvy1247779876531zxwtrqpnlkkjihighggfgfgfffffgffegfffffffffffffffffffffffffff' +
  'ffffffffffffffffffffeecXSLD/f/c/f/T/f/O/f/M/f/N/f/R/f/V/f/bBFLQVYegjmqtvz1457787874420yvvtqoomlkjijgifhg' +
  'gfgfffgfgegffeffgfffffffffffffffffffffffffffffffffffffffffffffecYUNG/f/f/f/Y/f/Q/f/P/f/P/f/S/f/X/f/c/f/g' +
  'GKOUYZfhlnrtwz235777765420yxusrpommkjjiigigfhgffggffffffgfffefgfffffffffffffffffffffffffffffffffffffffff' +
  'ffedZWPJA/f/b/f/V/f/S/f/T/f/V/f/Z/f/dCGKOSVabfhloruwz23557655220zvvtrqnnmkkjhjhghhfgggffgffgffffgfffefgf' +
  'ffffffffffffffffffffffffffffffffffffffffedaXSLE/f/f/f/a/f/W/f/W/f/Y/f/c/f/fDGMORVXbdfilorvwz224444330zyx' +
  'ttrqonllkjjhihhghgfgggfgfffgfffffgffefgfffffffffffffffffffffffffffffffffffffffeebYSPIC/f/d/f/c/f/a/f/d/f' +
  '/dCEJLPRUWZbdgjmoruwy01232110zxvutrponmmjkjihighgghggfgfggfffgffgefgffefgfffffffffffffffffffffffffffffff' +
  'fffffegebZVQLFC/f/f/f/f/f/gCEHKNOSUWXZcegjmoruvxzzz01zyxwvurrppnmkljjjiihhhhggggggffggfffgffgefgffefgfff' +
  'ffffffffffffffffffffffffffffffffeedZYSOKEEDCFHKMNRSTVXYbcegjmoptvuxyyxxxwuutrqqnnnllkjjiiihhhhgghfghfgfg' +
  'fgffgffgefgffefgffffffffffffffffffffffffffffffffffedbYURNJHHHIKLPQRSUVWYYbcfhiloortuuuwvvuutrrqopnlmlkki' +
  'kiiihhhihgghfhfgggffgffgffgegfffegfffffffffffffffffffffffffffffffffedcZXTQNLKKMNPPSSUUWVXYZbcegjjnnqqrts' +
  'tttsrrqppnnnmklkkjjjiiihhhhifhghgfgggfgfffgffffgffefgffffffffffffffffffffffffffffffefecaYWSRONPOQRSSUUVV' +
  'XXXXaacfeijlloppqrqqrqqppoonmmmlkkkjjjjijhihhighgghgggffggfgfffgefgffegfffffffffffffffffffffffffffffffec' +
  'cZXWSSRQRSTUVVVWWVWXYXZbaeeghkkmnnoppopopoonnnlmlmlkkkkjjijiiihihhhgggggggfgffgfffgegffefgffffffffffffff' +
  'ffffffffffffffefdcbYXVVTTUUVWVXWWWXWWXXYXbacdfghjkllmnononnnnnnnmmlllllkkkjkijijhihhhhgghgfggfgfgfffgegf' +
  'ffegffffffffffffffffffffffffffffeecbbZXWVWWWXWYXYXXWWXVWXXXZZbcdffhikkllmmnnmnnmnmnmnmlllllljkkjijiihhhh' +
  'hgghgfgfgffgffgefgffegfffffffffffffffffffffffffffeeecbZaYYXXYYZYYYYXXXVWWVWVXYYZacdfggijjlllmnnmnnnmnnmn' +
  'nmmkmlljkkjijiiihhhggggggffggffffgegffefgfffffffffffffffffffffffffefddccZaZZaZYaZaYZYYWWVVUUWUVWXZZbbdfg' +
  'gijjllmmnmnonononnnnnlmmllkkkijjhihhhhggggggfffgfgegegfffegfffffffffffffffffffffffegeeddccaabaababZaZYYX' +
  'WVUVTTTUUVVXXabcdfhhjjklmmonnooopooonoonmmlllkkkijiihhhghgggfggfffgffgegfffegffffffffffffffffffffffffeef' +
  'cdcccbbbcbbbaZaXXXVUSURSSSTUUXWZabdffhjjklnmoopopoqpppooonommmlkkkjiiiihhhgggggfgfgegffgefgffegfffffffff' +
  'ffffffffffffffefeeddccccdbccbcaZZXVWUTRSRQRRRTTWVYabcfggjkllnnopqpqqqqpqpppnonmmmkkjkjiigihghgggfggfgfff' +
  'fgfegffefgffffffffffffffffffffegeefddeddcddcccbbZZYXUUTRRPQPPRQSSVWYZbcehhjklnnpppqrqrrrrqpqpoonmmmklkij' +
  'ijhhhghggggfgfgfffffgegfffegffffffffffffffffffffffeeeedededddcdbbbYYXVUSSPQOOOOQQRTUVYZbeehhklmonprrqsrs' +
  'srrrqqqooommmljljiiihihghfgggffgfgffgegegfffefgfffffffffffffffffffefefeeeeddedecdbaaYWWTTRQOONONNOQRSVWY' +
  'abefiikmnppprsssssstsqrqqpoommllkkjjiihghghhfgggegfgffffgefgfffegfffffffffffffffffegeffeeeeeeeeddcbbaZXW' +
  'USRPPNNLNMOOPSSUXZacfgiklnopqrssttttsstrrqqooonmlkkkjiihihhggggfgggffffgfffgegfffefgfffffffffffffffffffe' +
  'feeefedeeddcbaZXWVSRQONMMLMMOOPSUUXacdfhjlmnqqrssttututstrrpqponmmmkkikhjhhhhghfhfgffgfgfffgegefgfffefgf' +
  'fffffffffffffegefffefeefedecdcaYZWUTRQONMLLMLMOPRRVWYacfgjkloorrrtttuuttussrsqponomlklkikhiihghggggfggfg' +
  'ffgfffffgefgfffefgfffffffffffffegefffeefefedecbbaYWVURQONMMLLLMNOPSTVXZcdgijlnopqstsuuuuuttssrqqponnlmkk' +
  'kijihhhhghggggffgfgfffgfffgfegffffegfffffffffffffffefefgefdfeddcbaYXWTSQPOMMKKMMMNPRSVXYbdegjllopqsruttu' +
  'tuuttsrrpqpnmnllkjkijhiighggghfggfgffgfffgfffgefgfffefgfffffffffffegfegeegefdeedcbaZYWUTRPNOLMLLLMOPPTTW' +
  'YZcffijmmoqqsstutvttttssqrpooommlklikhjhhihhgggggggfgffgfgffffffgefgfffefgffffffffffegfegefeffedddcaZYWW' +
  'TRQPMNLMLMMOORRTVYZbdfgjlmnpqrsstttuttstqsqpponnmlljkjkiihhhhhhfhgfggfggfgffffgffffgegffffegffffffffffeg' +
  'fegefefeeddbcaYXVTTRPONNLNLONOQRUVWZacfgijlnopprssttsttsrsrqppoommmlkkjjijihighhhfhgggggffgfgffgfffgegef' +
  'gfffefffffffffffegfefffeeeecdbaZYWVSSQPONNMNNOPQSTUWYacdfhillnoqprrsstrstrrqqqopmomlllkkikhjihighhhghfgg' +
  'gggffgfgffgfffffgegfffffffffffffffegfffeefeedccbZYWWUSRROOONOOOQQRTUWYZbdffijllnnqqqqrssrrrrqpppnpmmmlll' +
  'jkijiiiiighhhghggfggggfgffgfffgfgegefgffffffffffffffegeffffededbbaYZVVTTQQQOPOOPQRSTUXXZacdggijllonoprqp' +
  'rrqqqqpppnnnnlmljljkjjiiihihhhghghgggggfggffgfgffffffgegffffffffffffffffffeeefddccaaXYVUTSRQROQQQQRTTVVX' +
  'ZabdeggijllnnoopqppqqpppooonnmmlllkkkjjjiiiiihgihhghggfghfgfgfgffffgfgegeffffffffffffffegefgefdeddbcZZXX' +
  'VUTTRQSQQRSSSUVVXYabcdeghijlkmnnnopopopooononmnmllllkjlikjijihiihgighghhgfgfhfgffggffffgegffffffffffffff' +
  'ffffefefdedcbaaYXXVUTTSRSSSRTUTVXXYYaccefghhiklllnnmononoonnnmnlmnllklkjljjjijiiiiigihhggghgggfggfgegfgf' +
  'ffffffffffffffffffegefffeedddbcZaYXWVVTUTSTSUTUVVWXXaaaccdffhiiiklklmmmnmnnnnmnlnmllmkllkkjkkjjjiiiiihgi' +
  'hghghgfhfggehfgeffgffffffffffffffffffffefefddddbbZZYXXUWUUUTUUVUVWWXYYZabcddfffhihjkjllllmlmmmmmnlmlmlml' +
  'llkkkjkjjkijihiihhigghghfggggfffggfffffffffffffffffffffffeeefecccbbaYYXYVVWVUVVVVWWXXYYZZabccdeegfhhijjj' +
  'kkllkmlmlmmlmmllmkllllkkkkjjijjiihihhhghghgffhfggfffgfffffffffffffffffegefffeededdbbaaZYXXXVWXWVVXWXWXYY' +
  'ZZaaacbdedfffgihiikjkljllmkmmmlmmlmllmkllkkjkkijjiihihighgghghehffgfgfgffffffffffffffffffffeffeeddcdbbaa' +
  'ZYZXYWXWXXWXXYXXZXaYaaabbbddefefghihijjlkkkmlllmmmmmmmkmlllklljkjijijhihighhggggfhgfgfffffffffffffffffff' +
  'fffffeefeeedccbbaaaYZXZXYXXYXXYYYXZXaYZZaabbcccfdffghhiijjklkllmmmlmmnlnmmllmkkkkkkjjiiiihhhhghghfgfgfgg' +
  'ffffffffffffffffffegefffeeeedddcbbbZaZaYYYZYYYYXYYYYYYYZYZZaZabdbdeeefhgiijjjlkmlmlnmnmnmmmnllmllljkjkij' +
  'jhihighgggifggfgffffffffffffffffffffffffeefeedecdcbbbbaZaZZZZYZYYZYXYYXYXZYYYZZaZbcbdeffgghijjjllllnmnmn' +
  'nnmnmnmmllllkkjkiijiihhhhhgfhgfhffgffffffffffffffffffegeffffedfcecddbcabaabaYaZZZZXZYYXYXXXXXYYYYZaabccd' +
  'dfgghijkkkmmlnmnnnnonmnnmmmllklkjkjiiihihhhhgggggfggfffffffffffffffffffffffeefeeededbdcbbcbaabZaZaZZXZXY' +
  'WYWWXXWXXYYYZaabcedfggiijjkllnmnnnonnoonnmnmmlmkkkkjijjihihghhfhggggffffffffffffffffffffffefffefdfeddddc' +
  'cccbbbabaaZZZZYYXXWXXVWWWWWXYYYaabcdeehghjjlkmlnnnnooononnonmmnlllkjkkiiijhhighhggfhfgffffffffffffffffff' +
  'fegfffefefdeedecdecbccbcbabZaZZYXYXWWVWVWVWVWWXYYaabdcfegihkjllmmmoonoopnponnnmmmlllljjkjiihihhhhghggggf' +
  'fffffffffffffffffffffeffefffdeeeddcddccdbbbabaZZYYXXXWVVVUVVVWVWXYYaaaddffhhikkllnnnnopoopnoononmmnllkkk' +
  'jjjiiihighhghfhfffffffffffffffffffffegffegeeefeedfdedcddbcccbaaaYZZXXVWWVUVTVUUWWWWYYZcbdeffihjkkmmnnooo' +
  'ooopoooonnmmllllkkjjijhihighghgggfffffffffffffffffffffffegefeffeeedeededcddbcbbaaaZXYXXVVUVUUTVUUVWWXYZZ' +
  'cbdeggiijlmlmnooooppooponnnnmnlllkjkjjijhihhhhghggfffffffffffffffffffffegfeffffeefeeedeedddcdccbbaZZYYWX' +
  'WVVUTVTTUUVUWXXYaabdeegihkjllnnnnopoppooooonnmmmlklkkjjjijhhihhghghffffffffffffffffffffffffffeffefefeeee' +
  'deeddccccabaZZXYWVVVVUTTUTUUVVWWZYZccdffgiikklmnnonpooopooononmmnlllkjkjjjiiihhhighgffffffffffffffffffff' +
  'ffegfegfefefefeeeeededdccccaaZZYXXWWUUUTUTUTUUVWXWZaabcefghikjmllnnpnoopoopnonnnnlmllkljkjiijiihhhhghfff' +
  'ffffffffffffffffffffegfeffffefefefedededdccbbbZZZXXXVVUUUTUTUSVVVWXYYacdcffhihkklnlnnooooooooonnnlmmmkmj' +
  'ljjjjiiihihhigffffffffffffffffffffffffffffefffefefeefeddeddbcbbaZYZWXWVVUUUSUTVTVVWXXZaabedgggjjjlknmnmo' +
  'onoonononmnnllllkkkjkijiijhhigiffffffffffffffffffffffffegfegeffffefeeeefdddddccZbaZYYWWWUVUTVTTUVUVWWYYZ' +
  'acceefhhikjllmmnnnononnomnnnlmmlklkkkikijjhjhhihfffffffffffffffffffffffffegfegeffegeefeeefdecdcbcbZZYYYW' +
  'WVVUVTUUUUVVVXXZYabcddgfhiikklllnmmnomonmomnlmmlmllkjkkjjjijhjihhffffffffffffffffffffffffffegfegeffefffe' +
  'fdeedecdcbabaZYXXWWVVUUUVUUVVWXWYaZacceegggijjkkmllnmmnmnnmnmnmlmkllklkjkjjijjhiihffffffffffffffffffffff' +
  'ffffffffegefffeffdfeeeddccccaZaYYXXXVVVVUVUVVVWWYXYabadceffhhijiljlmlmmmmmmnlmmmmlllklkkljkjjijjihjfffff' +
  'ffffffffffffffffffffffegffegfeegeegeeededddcabbZZZYXWWWVVWUVVVWWXWYZZZcaeddggghhjjkjllkmlmmmlmmllmlllllk' +
  'kkkjjkjjijjhffffffffffffffffffffffffffffegfffegfeffeeefededcccbaaaYYYXXWXVVVVWVWXWYXYZbZccceefggihijjjkl' +
  'klllllmllmllmklklljkkkkjjjijifffffffffffffffffffffffffffffegfegeffefffeeeedddcdbbbZZZYYXXWWWWWVXWWWYYYZZ' +
  'babddeeffghhijjjjkkkklllllllllllklklkkkjkjjjjjffffffffffffffffffffffffffffffegfegefffeffeeededdbccaaaZZY' +
  'XYWYWWWXVXXXXYZYZabbccddfffhghhhjjikkkkkkllklkllkmklklkkkkjkkijffffffffffffffffffffffffffffffffffegffefe' +
  'feeefcdddcbbcaZZZYXZWXXXXXWXYXYYZZaabadcddeffgfihhhjjikjkkjlkkmkllklklklkkkkkjkjffffffffffffffffffffffff' +
  'fffffffegfffeffffeefedfdddcccaabZZaYXYYXXXYXXYXZXZaZaabbcdcedefgfghhihjhjjkkjkljllkllkllklklkkkjkfffffff' +
  'fffffffffffffffffffffffffegfegfeffefeefdedcecbcbabZZZZYYYYXXYYYYYZYZZaababcccedeefgfhghhijiijkkjlkjmklll' +
  'klllkklkkkffffffffffffffffffffffffffffffffffffefgeffefeeeedecccccbaaaZZaYYYZYYYXZYYaYZaZabbacccddedfegfh' +
  'gigjijijkkkljlkmklmklllkklkfffffffffffffffffffffffffffffffffegfffeffegefdfdeddddbcbbbaaaZZaYYZYYZYZZYZZZ' +
  'aaaZbbcbcccedfdgfgghhiiijjjkkllkkmlkmlkmllkkffffffffffffffffffffffffffffffffffegfegfefefefeeededcdbdbbab' +
  'aZaZaZYaZYZYZZZZZZZZbaaabbcccddeeegfhghhjijjjkkkmkllmklmllkmlfffffffffffffffffffffffffffffffffffffffefge' +
  'effdfeeceddcbcccaabaaZaaYZaZYZZYaYaZZZaaaabacbccedeeffgghiiijkjkkkmkmkmmlllmklffffffffffffffffffffffffff' +
  'fffffffffegfegfefffeeeeeedddddcbbcbbaabZaaZZZaZYaYaYZZZZZZaababbcccdefefhggiijikkklkmkmllmmllmlfffffffff' +
  'fffffffffffffffffffffffffffffffefffeffeeeededdcdcccbbbbabZaaaZaZZZZYZZZYZZZZZZabacaddceeffghhhijjjljlllm' +
  'lmllmmllffffffffffffffffffffffffffffffffffffegfegffefefeeeefdddecdcccbcbbabaaaaZZaYZZZYZZYYZZYaZZbZcbbdc' +
  'feegfhihijkjlkkmlmlmmlmmlfffffffffffffffffffffffffffffffffffffffffefffeffefedeeddddccdcbcbbbbaaaZaaZZZYY' +
  'YZYYYYZYZaZaaacccddffgfhiiijkjlllkmmlmnllmfffffffffffffffffffffffffffffffffffffegfegfeffeffdfeedfdddddcc' +
  'ccbcbbbaabZZaYZZZYXYZXZYYYYZZababccedefhggijijljlkmlmmlmmmmffffffffffffffffffffffffffffffffffffffffffege' +
  'ffeefefeededdedcddbdbbcbabaaZaZZYYZYYXYXYYYYZZZZbacccdeffghhiijjlkllllmmlmmmffffffffffffffffffffffffffff' +
  'ffffffffffegfegefffegeeeefedeeddddcdcccbbcaabaYaZZYYYXYYXXYYYXZZZZcabcdeeffhhhijjjkllllmmmlmmfffffffffff' +
  'fffffffffffffffffffffffffffffffegffefeffefdeefddedddcdcccbbcaaabZYZZXYZXXYXXXYYYYZaZbbccdeefgghjijjkkkml' +
  'llmmmlfffffffffffffffffffffffffffffffffffffffegfffeffffefeeffedeededdeccdbdbbbabZaZYZZXXYYWYXXXYYYZZZabb' +
  'dcdeffhghijkjklkllmlmlmffffffffffffffffffffffffffffffffffffffffegfegeffegeffeeeeefdedecdebdbcbcbaaZaZYYZ' +
  'YXXYWXYXXXZYYaaabbdddfffhhihjjkkkllllmlmffffffffffffffffffffffffffffffffffffffffffffegfeffefefefefdeeedd' +
  'ddebdccabbaaZaZYYXYXXYXXXXYXZYZZabcbceeffghgjijjjlkklmkmlfffffffffffffffffffffffffffffffffffffffffegfffe' +
  'gfeffefefeeefdedfddceccbcbabaaZZYZYXYXXXXXYXXYZZZaaadcddefgghhiijkjklkllllffffffffffffffffffffffffffffff' +
  'fffffffffffffffegefffegefefeeefdededecdccccbaaaZZaXZYXXXYWYXXZXYYaZbbadcdefffhhhijikkjljmklfffffffffffff' +
  'fffffffffffffffffffffffffffffegffegefffeffefefeefededdddcdcbbbbaaZYaXYYYYWYXXYWZYZYaZbbbdddefgfhhihjijlj' +
  'kklkfffffffffffffffffffffffffffffffffffffffffffegfffffefffeffefeeeefdeddddcccbcaaaaZYZZYXXYXXYXZXYYZaaZc' +
  'bccdeefgfhhihjjikkjklfffffffffffffffffffffffffffffffffffffffffffffffegegefegeffefeeeeeededdccccbcaaZbZYY' +
  'YZXYYXXYXYZYZYabZcbdddeefggghiiijijkkjffffffffffffffffffffffffffffffffffffffffffffegffegegfeffefefefeeee' +
  'edddddccbbbabZZaYZXZXYYXYYYYZYaZZcacbdddefegghhhhijjjjjfffffffffffffffffffffffffffffffffffffffffffffegff' +
  'egefgefeffefefeeeeedddcdccbbbaaZaZYZYYYYYYYYYYZZZbZbbcccdeeffgfghihiiijjffffffffffffffffffffffffffffffff' +
  'ffffffffffffffegffegeffffffefeefedeeededcccbcbaabZZZZZYYYYYYYZYaYaZabbbbddddfeffhfhhhiiijfffffffffffffff' +
  'ffffffffffffffffffffffffffffffffffffffefffeffffeeefeededcddccbbbbaZbZZYZZYZYYZYZYaZZbaabcccdddefffgghghi' +
  'hifffffffffffffffffffffffffffffffffffffffffffffffegffegffefffefegeeeeeeedecdccccbabaaZaZZYZZYZYZZZYaaZab' +
  'bbbcceddeefffghhgihffffffffffffffffffffffffffffffffffffffffffffffffegffegegfeffefeffefdededecdccbcbbbZbZ' +
  'aZZZYaYZZZZZZaaaabbbccbdedeeffffgghhfffffffffffffffffffffffffffffffffffffffffffffffffegffegefgefffeeffdf' +
  'eededdceccbcabbaaZaaZZZZZZZZaZZaaaabbbccccdedeefgfgfhffffffffffffffffffffffffffffffffffffffffffffffffffe' +
  'gffegeffffeffeefeeeeeddebdcccbbbbabZaaZZaZYaZZaaZaaaabbbcccdcedeeeffgg';

/** How often the dealer's hand counts 0, 1, 2 ... 29, in 1/100,000. */
export const DEALER_HANDS =
  '/gKz/f19/hdh/e8R/iWP/eKS/i5h/dyF/ing/dWv/gmW/eMI/iHs/dtD/gol/fTb/grX/fW7/f4d/f9M/gIz/f5+/f90Q/gEM/f7effm' +
  'Y';

/** The same for the pone's hand. */
export const PONE_HANDS =
  '/gF0/f7A/hAG/fUB/imD/d8O/i6J/d7G/i8I/c+i/gfP/eSy/iJL/drK/goS/fR5/gqd/fY1/f4H/f9B/gJW/f5j/f9tU/gEa/f7Lffm' +
  'Z';

/** How often the dealer keeps each four ranks, in 1/20,000, in the order of FOURS (play.ts). */
export const DEALER_KEEPS =
  'gkkcYhgfffehgl/gA3/f/BbpgZdfhihoRagfff8YpkDWfffr/gAtVxi/f+7ffg/gAp/f/Wfffk12/f/cSefg2NaeffihafffglYfffla' +
  'oagcgjjge/gBF/f+wegfeh/gAjZol1Y/f/Ieei/gBHfMzv/f+keffqrWlffKghefffegworGRffjwcRbffmbcgfficffffejjccimXuT' +
  'cbesauaSdfgelYrVcyjhfFhfegifffrS/gAj/f/ecefjuOhbffmdafgfibffgfglicajjZtThXpbYe/gAxXtk/f/LoQfhsjgfKgidhff' +
  'fdfeifgfagheffdncff/gA3upbI5iH/gAm/f/c/f/BdfflehgfYjbjbfgffegffefehffeg/gAs/f/elcfajlacseUpWVl/gAu/f/ZOf' +
  'fg7/gBl/f+QOffg/gA54/f/BNhkmVaffdggfdggdhds/gAmBPcklqy/f/XegfhcgffdhffdggdkbiiadffksOgfdggfdggdhdigbffhm' +
  'YfdhfdhdildehzMglVcpdi1IVsfTcocYiffmYeggn/gA7/f+6ffna8apjDRqoQ/gA5/f/HehgYff/gAj/f/dffffl/gAi/f/YmZefgji' +
  'fXffigbfffghcgfejejcegielag/gBK/f+ugidm4Zok3/f/H/gAr/f/O/gA2erJ0q/f+4agfellfgTgefffgfdgfgfegdggfffdieff/' +
  'gAgYlciejfmb/f/fflkV/gAw/f/LfghalagggdhgmuN/gAr/f/Oefjdn2/f/fffjd4Fffi/gApJPeiWilgXenYmYdefkalhffX/gAi/f' +
  '/geffffenYffff/gAp/f/YnfhhRggffkmncVuiOvQX/gAx/f/VnOffg/gAv/gAlV/f+/ahkanRgffvTbffdggfdggdhdiuVXfff03/f/' +
  'UfffmYgffdggfdggdkbihaeffmuKgfefgfdggdhdihaffilZfdfhcidgkdfhyPejXcobl3HVqgTdkanaesRefgs/gA2/f/Ge/gAp/f/f' +
  'Rdfhce9BghfffyKf/gAq/f/VffghfoTffgjoRffgzYYdgbgghbdjeidm/gAl/f/ap1/f/addhi+sWPJzcybOT1Kafgid7Fbffm/gAgHZ' +
  'dhkQgfgffhhgaekcpVedsSfkigfY/gAi/f/dfffff2MckglgQfgffgdgfffljlgXtfRtRjqV/gAm/f/Rcgkf9HRffgqpJffgrWcffdgf' +
  'gdggdhditQdfffx1/f/ZfgehdfgfdggfdggdkbimVeffppMgfdggfdggdhdhfdffhnYfdfgdidgkdffvXalWcndi2IXqfUdgiqSefegg' +
  'd/gBS/f+uefgggemuLmWdggzjRYfhkVdfffheefffgegfffgfjcf/gBI/f+1ffogge/gBM/f/QB/gBIdT5l/f+efgffffefgfffeieff' +
  'hlkgXpeWqVakgiTefgnxTRffgkmTfegobaffdhffdgfeheisTafffvtDefgkafffdgfgdgfelahmWeffplQgfdggfdggdhdhfdffgkcf' +
  'cghdhdgkeehsZajYboeg2IXqfUdgfefpdigT/gAi/f/dgngfgVefmfgfXfneffYqcff2zbcRuhQzLB/gAp/f/Vlageg/gA3/f/Z/gAgD' +
  'aqjAifcffhqfbfepffWqgTsSWhciegehjYfffgifffhrfhSsfTpWWggeeff4GgfoqghOsgSsSWkcegw/gBW/f+vkTjgVmYj9nTh/gBz/' +
  'f+z/f/g/gA8/f/BA8gh/gBh/f+r/f/U/gAog/f/XQlfmSffgq/gA7/f/g/f/cdfjl9/f/bcgh8TXdiQfffffffffo/gBJ/f/GLdfk/gB' +
  'H/gBL/f+UCgtuZIefPggfdggdhdpxTTff/gAq/gA2/f+kffYgegdhfdhdu2Nain/gA7/f+6giOoamaZldehzGjmWdldg0KbjgZerZbeg' +
  'g7/gAj/f/VQgkbWgffcfffffffger/gA4/f/ZQgi/gA1/gAn/f+3fk/f/Xffgdggdhdmnbbeh0IcgdlXichkedh0GioWclcj3DdkhYdn' +
  'cbgfr/gAw/f/HffkWnbaegfhdm/gAy/f/Oef/gA9NIeFhfdhdjkjYf3CjiZfldi4Ebjfbdmccgq/gA7/f/GZjTkdffi/gA//f/KZ/gA4' +
  'mD/f/Xdfiigd6Dcigaemfcr/gA7/f/RWkTa/gA//f/X/gAv/gAh/f+qOyeManeo/gAw/f/TT/gBBo/f+3XoqUW';

/** The same for the pone. */
export const PONE_KEEPS =
  'gjkeiWeheeicet/gA6/f+3fgihfeoWaxNmYfff0kTYjXcffv6rJWKcf/gAj4/f/SrQXj8oGLfge3iFefhdrUefhdsUiafqabdsSgrSrb' +
  '/gA+/f+8fdfff9mOW/gA2Bw/f/P3N/gBB/f/fz/f/eRSheg/gApINgefdgpWfffffxYiYXficqfbYfjbhhbgibjinRemjVenXfpVrVtQ' +
  'glqWVoWefrU9eChfefdwQffffffloeXYficpgZalgYgicejbjfpRfniYbnYepWpaivGef/gAtpITUoOfn/gAvtGMKbrzGoXZ0UTgfffj' +
  'ahqTfmjXcf/gAz/gAmB/f/g35/f/doSq/f/Oeff/gAhBfffejf/gAy/f/Kfff3Hfffffdhfffe/gAyJiTScfdfgefgegen/gAm/f/WZg' +
  'fe9/gA3/f+3Vifb/gAvj/f/SvTddecffdhfeeheeges3FWuSeknRifbfgffeehfeeheffffffeffgnYfefgfeffffgefibffjnYbhefd' +
  'hegidckmUjcegdfgqXddifdnblWeikYhdeu/gA+/f+6XfrU8mQXgVkrO/gAs/f/QnXekyI/gA8/f/EwnSZj/gAh/f/XvMfgenpOehgcs' +
  'TfjbepXgcfrXcetRgqTqc/gA+/f/BYtRk0qOY/gAw4o/f+r/gA/GJ/gAr/f/QWuGgee/gA/+/f/MKfZQrUfffmlRgoWfpUhkZfmkYaf/' +
  'gAsjKN/gArVD9Ey/f/g8Had/gAj/f/amYefrUgwOfffm0M/gA7/f+8pYckocTfjbjkXlcb/gAs/f/emTeidafmZfnXoVef/gAs/f/Uhh' +
  'dfd/gBV/f+wcffffg/gAs/f/Sgfff/gA0/f/O3jWWSgfffijcciicgehZ/gAv/f/UoRgfe/gAx/gA0/f/P/f/SxRdaibifbvXfZedhfe' +
  'eheegeiqUckbez9/f/QzObffghcehfeehefgeiicfbfk1FffhefegfficjcjdafouJenYfeggfpZYsrImXhghZp3KYZkfbmgdbesRhdf' +
  'u/gBC/f+1h/gAqBLtSdke/gAy/f/M2VnSY2Je/gAl/f/YfgethTcjcemeZjbe6MqPepVdfuQgqTrb/gAz/f/Jy1/f/UhnWd/gBC/gAs/' +
  'f/aX/f/E/gAiwCUuNnlHkcdm/gAl/f/XbtYZ/gAkHXxQbiccegkgcbtSfnXrUe/gAp/f/VfoiYf41/f/Ngfffe/gAtj/f/SwqLZZggff' +
  'fdhfffuXfctYcnbjbhX/gAz/f/ImZdm5SKldbhhbjfbjigYeegffeheegejyMbkcd7v/f/WtUbffghcfgfeehffffhgdfcfltMffhefe' +
  'fgejcjbldZfqqLeoWfffifnYapwFmYhgecmyObajgbmcpRfggdft/gBB/f/NEewlOatjPxKjce5q/f/eenYdoWdfhdoWicfsTfevPgrS' +
  'rX/gBT/f+qefugee/gA/I/f/S/gBh/f/Y/gAs/f/DKEoXfgfffegffeehfffuYhdodfdheUfhwHnYeknbYifbnbcifb5MoRffeffjbfk' +
  'ZlZiecgfevsEifbfgffeeggeegffgehfdeffluMefidfeehfgeffhbffjmYdjagdhegkadjtPjaggcfjqUecifdiedesiadk/gA1/f+9' +
  'mpecechUojZfbckdgfekdcf+/gAgURY0TVoVF/gA1/f/H/gAoDkWa/gA4/gA6/f+lV6DXccefeg/gAyDuMUgodaqZbjbkU/gAg/f/bro' +
  'Ra/gAn/gA0/f+23AUdgfffgejbpYgnXpZYviYYY/gBP/f+yffuVafjiZochenlWYw/gBn/f+DmmQmZegr/gApZL5/gCA/f99a4/f/aL/' +
  'gAjVj/gBy/f+U/f/d3kDQldoSgefr/gAz/f/cDqVeruEoXe/gAhEvNepSffsSgqTqc/gBJ/f/JGqVe/gBO/gAl/f+V/gAiAc5ExKbmZf' +
  'enYfmYlfrTiUf9/gAn/f/OOeegffehfdgetmiLf3/gA7/f+re/gAgAf/gAj/f/d/gAh/f/fiafkuMegeifcm7/f/ggbfjcqYbicf+/gA' +
  'j/f/BwPdrUiZfsRfftRgqTqg/gA4/f/A2Je/gBGbG/f/dgsJef1KgyK0NbpVffnYfeheehdghdeirSdgeiedi2Igbgicmagcfr/gAx/f' +
  '/OTfsbWfuQguPuW/gAp/f/dTf/gA3W/f/afaeeegemdeck/gAi/f/aegdheel6Bgbihbjgafq/gA1/f/AetRfvPuY/gAw/f/Kd/gBDN/' +
  'f/XbdelYfjqZXefidlbdt/gAp/f/IvPyT/gAz/f/G/gA8Y/f/Qfafgfkat/gAp/f/aV/gAqp/f/MYfwQd';
