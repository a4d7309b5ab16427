// What other people's checkers say of what a release publishes. `node check.mjs PARSER FILE...` prints their errors for each file as JSON:
// packages as .tgz, openapi.json, asyncapi.json. PARSER is the AsyncAPI parser in its one file for browsers, as its package for Node
// brings 168 others.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { BaseResolver, createConfig, lintDocument, makeDocumentFromString } from '@redocly/openapi-core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

/** attw's profile `esm-only`: a package of ES modules alone is none for these two. */
const OTHERS = ['node10', 'node16-cjs'];

async function errorsOfPackage(file) {
  const data = new Uint8Array(readFileSync(file));
  const { messages, pkg } = await publint({ pack: { tarball: data.slice().buffer }, strict: true });
  const { problems = [] } = await checkPackage(createPackageFromTarballData(data));
  return [
    ...messages
      .filter(({ type }) => type !== 'suggestion')
      .map((each) => `publint: ${formatMessage(each, pkg)}`),
    ...problems
      .filter(({ resolutionKind }) => !OTHERS.includes(resolutionKind))
      .map(({ kind, entrypoint }) => `attw: ${kind} ${entrypoint ?? ''}`),
  ];
}

/** By the rules that Redocly recommends. */
async function errorsOfOpenApi(file) {
  const config = await createConfig({ extends: ['recommended'] });
  const document = makeDocumentFromString(readFileSync(file, 'utf8'), file);
  const externalRefResolver = new BaseResolver(config.resolve);
  const found = await lintDocument({ document, config, externalRefResolver });
  return found
    .filter(({ severity }) => severity === 'error')
    .map(({ ruleId, message }) => `redocly: ${ruleId}: ${message}`);
}

async function errorsOfAsyncApi(file, parser) {
  globalThis.self = globalThis;
  const Parser = createRequire(import.meta.url)(parser);
  const { diagnostics } = await new Parser().parse(readFileSync(file, 'utf8'));
  return diagnostics
    .filter(({ severity }) => severity === 0)
    .map(({ code, message }) => `asyncapi: ${code}: ${message}`);
}

const [, , parser, ...files] = process.argv;
const found = files.map(async (file) => {
  if (file.endsWith('.tgz')) return [file, await errorsOfPackage(file)];
  return [
    file,
    await (file.endsWith('openapi.json') ? errorsOfOpenApi(file) : errorsOfAsyncApi(file, parser)),
  ];
});
console.log(JSON.stringify(Object.fromEntries(await Promise.all(found))));
