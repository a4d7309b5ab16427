// `muggins hall print`: where the sheets of the night are, for the browser of this machine.
import { PAPERS } from '../../../shared/words/pages/paper.ts';
import { columns, json, type Output, usageError } from '../output.ts';
import { linkOf } from '../running.ts';
import { hallFolder } from './folder.ts';
import { runningHall } from './night.ts';
import { answering, type NightOptions } from './words.ts';

/** Says the address of a sheet, or of all. The hall has to run: its pages make the sheets. */
export const printSheets = (
  sheet: string | undefined,
  options: NightOptions,
  output: Output,
): Promise<void> =>
  answering(options, output, async (language) => {
    const wanted = PAPERS.filter((each) => sheet === undefined || each === sheet);
    if (wanted.length === 0)
      throw usageError('badOption', `'${sheet}': expected one of ${PAPERS.join(', ')}.`);
    const { url, token } = runningHall(hallFolder(options.data), language);
    const address = (paper: string): string => {
      const page = new URL('print', url);
      page.search = new URLSearchParams({ sheet: paper, lang: language.code }).toString();
      return linkOf({ url: page.href, token });
    };
    if (options.json === true)
      output.out(json({ sheets: Object.fromEntries(wanted.map((each) => [each, address(each)])) }));
    else
      for (const line of columns(
        wanted.map((each) => [language.pages.hall.paper.titles[each], address(each)]),
      ))
        output.out(line);
  });
