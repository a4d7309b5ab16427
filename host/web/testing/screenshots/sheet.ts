// The contact sheet: all pictures on one page, by page and state, each a link to the picture itself.
import type { Taken } from './camera.ts';
import { grouped } from './list.ts';

/** The HTML file. */
export function contactSheet(taken: readonly Taken[]): string {
  const pages = grouped(taken, ({ look }) => look.page);
  const links = [...pages.keys()].map((page) => `<a href="#${page}">${page}</a>`).join(' ');
  const parts = [...pages].map(
    ([page, pictures]) => `<h2 id="${page}">${page}</h2>\n<div>${pictures.map(figure).join('\n')}</div>`,
  );
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Muggins: ${taken.length} pictures</title>
<style>
  body { font: 14px/1.4 system-ui, sans-serif; margin: 1rem }
  div { display: flex; flex-wrap: wrap; gap: 1rem; align-items: end }
  figure { margin: 0 } img { height: 15rem; border: 1px solid #888 }
</style>
<h1>Muggins: ${taken.length} pictures</h1>
<nav>${links}</nav>
${parts.join('\n')}
</html>
`;
}

function figure({ look: { state, sides, language, theme }, size, file }: Taken): string {
  const caption = `${state}, ${sides} sides, ${language}, ${theme}, ${size}`;
  return `<figure><a href="${file}"><img src="${file}" alt="${caption}" loading="lazy"></a><figcaption>${caption}</figcaption></figure>`;
}
