// Entry of `npm run paint`: every page in each language on a slowed phone, several times, and the medians as a table.
import { LANGUAGE_CODES } from '../../../../shared/words/generated/languages.ts';
import { browserPath, launch } from '../chromium.ts';
import { SUBJECTS, type Subject } from '../screenshots/list.ts';
import { nightIn, type Scene, tableIn } from '../screenshots/scenes.ts';
import { LINES, type Load, load } from './measure.ts';

/** Times that the phone is slower than this machine. */
const SLOWED = 4;
const LOADS = 5;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
const dist = (pages: string): string => new URL(`../../../../dist/${pages}`, import.meta.url).pathname;

if (browserPath === undefined) throw new Error('There is no Chromium on this machine. Install one.');
const browser = await launch(browserPath, []);
const scenes: Readonly<Record<Subject['of'], Scene>> = {
  table: await tableIn('late', '2', dist('web')),
  hall: await nightIn('late', dist('hall')),
};

async function row(title: string, subject: Subject, language: string): Promise<string> {
  const cells: string[] = [];
  const all: Load[] = [];
  for (const line of LINES) {
    const loads: Load[] = [];
    for (let nth = 0; nth < LOADS; nth++)
      loads.push(await load(browser, scenes[subject.of], { subject, line, slowed: SLOWED, language }));
    const times = loads.map(({ largest }) => largest);
    cells.push(`${median(times).toFixed(0)}, ${Math.max(...times).toFixed(0)}`);
    all.push(...loads);
  }
  const [kB, requests] = [
    median(all.map(({ bytes }) => bytes)) / 1_000,
    median(all.map((each) => each.requests)),
  ];
  return `| ${title} | ${cells.join(' | ')} | ${kB.toFixed(0)} | ${requests} |`;
}

try {
  console.log(
    `| page | ${LINES.map(({ name }) => `${name}: median, most ms`).join(' | ')} | kB | requests |`,
  );
  console.log(`|---|${LINES.map(() => '---|').join('')}---|---|`);
  for (const [name, subject] of Object.entries(SUBJECTS))
    for (const language of LANGUAGE_CODES) console.log(await row(`${name} ${language}`, subject, language));
} finally {
  await Promise.all(Object.values(scenes).map((scene) => scene.close()));
  await browser.close();
}
