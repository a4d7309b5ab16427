// `muggins hall print`: where the sheets of the night are, for the browser of this machine.
import { PAPERS } from '../../../shared/words/pages/paper.ts';
import { DEFAULT } from '../../../shared/words/registry.ts';
import { columns, json, type Output, usageError } from '../output.ts';
import { linkOf } from '../running.ts';
import { hallFolder } from './folder.ts';
import { runningHall } from './night.ts';
import { answering, type NightOptions } from './refusal.ts';

/** Says the address of a sheet, or of all. The hall has to run: its pages make the sheets. */
export const printSheets = (
  sheet: string | undefined,
  options: NightOptions,
  output: Output,
): Promise<void> =>
  answering(options, output, async () => {
    const wanted = PAPERS.filter((each) => sheet === undefined || each === sheet);
    if (wanted.length === 0)
      throw usageError('badOption', `'${sheet}': expected one of ${PAPERS.join(', ')}.`);
    const { url, token } = runningHall(hallFolder(options.data));
    const address = (paper: string): string => {
      const page = new URL('print', url);
      page.search = new URLSearchParams({ sheet: paper }).toString();
      return linkOf({ url: page.href, token });
    };
    if (options.json === true)
      output.out(json({ sheets: Object.fromEntries(wanted.map((each) => [each, address(each)])) }));
    else
      for (const line of columns(
        wanted.map((each) => [DEFAULT.pages.hall.paper.titles[each], address(each)]),
      ))
        output.out(line);
  });
