// The backup of the hall at the desk: where it is, when it was made, what failed; and one to download.
import { html, nothing } from 'lit';
import type { DeskAnswer } from '../../web/hall/types.ts';
import { language, t } from '../kit/language.ts';

type Backup = NonNullable<DeskAnswer['backup']>;

const clock = (time: number): string =>
  new Date(time).toLocaleTimeString(language().code, { timeStyle: 'short' });

/** Why the last copy failed; undefined where it did not. */
export function backupTrouble(backup: DeskAnswer['backup']): string | undefined {
  if (backup === null || backup.reason === null) return undefined;
  const { folder, time, reason } = backup;
  const last = time === null ? '' : ` ${t('desk-backup-last', { time: clock(time) })}`;
  return `${t('desk-backup-failed', { folder, why: reason.code })}${last}`;
}

const state = (backup: Backup | null) => {
  if (backup === null) return t('desk-backup-none');
  const { folder, time } = backup;
  return time === null ? nothing : t('desk-backup-made', { folder, time: clock(time) });
};

/** Where the backup is, and one to download. */
export const backupLine = ({ backup }: Pick<DeskAnswer, 'backup'>) =>
  html`<p class="backup">${state(backup)} <a href="api/hall/backup" download>${t('desk-backup-download')}</a></p>`;
