// The club's settings on the Nights page: columns of the reports, and limits for guests.
import { type ClubSettings, REPORTS, type Report } from '../../../shared/league/index.ts';
import { html, t } from '../kit/element.ts';
import './order.ts';

const NUMBERS = ['guestNights', 'guestCard'] as const;

/** The form. `save` gets all its fields. */
export function clubForm(settings: ClubSettings, save: (settings: Partial<ClubSettings>) => unknown) {
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const data = new FormData(event.currentTarget as HTMLFormElement);
    const columns = (['standings', 'season'] as const).map((report) => [report, data.getAll(report)]);
    save(Object.fromEntries([...columns, ...NUMBERS.map((name) => [name, Number(data.get(name))])]));
  };
  return html`<details class="panel"><summary>${t('nights-club')}</summary>
    <form @submit=${submit}>
      ${columnsField('standings', settings)} ${columnsField('season', settings)}
      ${NUMBERS.map((name) => html`<label>${t(`nights-${name}`)} <input type="number" name=${name} min="1" max="99" required .value=${`${settings[name]}`} /></label>`)}
      <button>${t('nights-keepClub')}</button>
    </form></details>`;
}

const columnsField = (
  report: Report,
  settings: ClubSettings,
) => html`<fieldset><legend>${t(`nights-report-${report}`)}</legend>
  <muggins-order .name=${report} .choices=${REPORTS[report].map((each) => [each, t(`nights-columns-${each}`)])} .chosen=${settings[report]}></muggins-order></fieldset>`;
