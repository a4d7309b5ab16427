// French: writing the firmware into a board from the board page.
import type { FlashOutcome, FlashWords } from '../../pages/flash.ts';
import { plural } from '../grammar.ts';

const KINDS = { uno: 'Arduino Uno', mega: 'Arduino Mega 2560' } as const;
const percent = (share: number): string => `${Math.round(share * 100)} %`;
const AGAIN = 'Rebranchez-la et recommencez : une planche interrompue garde son chargeur d’amorçage.';

function outcome(end: FlashOutcome): string {
  if ('verified' in end)
    return `${plural(end.verified, 'octet écrit et relu', 'octets écrits et relus')}. L’${KINDS[end.kind]} est prêt : ouvrez une table avec lui.`;
  switch (end.code) {
    case 'noSync':
      return `Le chargeur d’amorçage ne répond pas. Est-ce un ${KINDS[end.kind]}, et est-ce son port ? Libérez les broches 0 et 1, et essayez un autre câble. Un ancien chargeur demande : muggins flash --baud 57600`;
    case 'wrongChip':
      return end.found === undefined
        ? `Le processeur (signature ${end.signature}) n’est pas celui d’un ${KINDS[end.wanted]}. Rien n’a été écrit. Il faut un Uno R3 ou un Mega 2560.`
        : `C’est un ${KINDS[end.found]}, pas un ${KINDS[end.wanted]}. Rien n’a été écrit. Choisissez ${KINDS[end.found]} et recommencez.`;
    case 'notVerified':
      return `La planche n’a pas gardé ce qui a été écrit à l’octet ${end.address}. Recommencez avec un câble court, à une autre prise USB. Si cela se répète, le processeur est usé.`;
    case 'unsuitable':
      return `C’est un ${end.board}. Muggins ne fonctionne pas sur son processeur. Prenez un Uno R3, un Mega 2560 ou un clone.`;
    case 'refused':
      return 'Le chargeur d’amorçage ne répond plus. Appuyez sur le bouton de remise à zéro de la carte et recommencez.';
    case 'notOpened':
      return 'Le port ne s’ouvre pas : un autre programme l’occupe. Arrêtez la table qui utilise cette planche, ou le moniteur de l’IDE Arduino, et recommencez.';
    case 'cut':
      return `La connexion s’est rompue avant la fin. ${AGAIN}`;
    case 'noImage':
      return 'Le micrologiciel n’est pas arrivé de l’hôte. Rechargez cette page, ou lancez : muggins flash';
  }
}

export const flash: FlashWords = {
  title: 'Programmer la planche',
  about: 'Écrit le micrologiciel dans une planche branchée à cet ordinateur, et le relit.',
  none: 'Ce navigateur ne sait pas le faire. Prenez Chrome ou Edge sur un ordinateur, à http://localhost ou par https ; ou lancez : muggins flash',
  busy: 'Cette table utilise une planche. Pour programmer celle-là, arrêtez d’abord la table.',
  board: 'Carte',
  kinds: KINDS,
  write: 'Choisir le port et écrire',
  stage: (done) => (done < 0.5 ? `Écriture, ${percent(done * 2)}` : `Relecture, ${percent(done * 2 - 1)}`),
  leave: 'Laissez le câble branché jusqu’à la fin.',
  outcome,
};
