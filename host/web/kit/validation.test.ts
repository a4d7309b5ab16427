// What is expected of input comes from schemas as codes with figures; no message of the schema library carries any of it.
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { complaintOf, expectation, expecting, whole } from './validation.ts';

const NAME = expectation('name', { from: 1, to: 4 });
const LIST = expecting(z.array(whole(1, 9)).min(2), ({ code }) =>
  code === 'invalid_type' ? expectation('list', {}) : expectation('number', { of: 'cards', from: 2, to: 9 }),
);
const SCHEMA = z.strictObject({
  name: expecting(z.string().max(4), NAME),
  list: LIST.optional(),
  seen: expecting(
    z.strictObject({ front: whole(0, 121) }),
    expectation('object', { fields: ['front'] }),
  ).optional(),
  on: z.boolean().optional(),
  word: z.enum(['a', 'b']).optional(),
  plain: z.string().optional(),
  command: z
    .discriminatedUnion('type', [z.object({ type: z.literal('go') }), z.object({ type: z.literal('undo') })])
    .optional(),
  settings: z.partialRecord(z.enum(['mode']), z.string()).optional(),
});

describe('the first thing that is wrong', () => {
  test.each<[input: unknown, field: string, expected: unknown, given: string]>([
    [null, 'body', expectation('object', { fields: [] }), 'null'],
    [{}, 'name', NAME, 'nothing'],
    [{ name: 12 }, 'name', NAME, '12'],
    [{ name: '12345' }, 'name', NAME, '"12345"'],
    [{ name: '1', list: 'x' }, 'list', expectation('list', {}), '"x"'],
    [{ name: '1', list: [1] }, 'list', expectation('number', { of: 'cards', from: 2, to: 9 }), '[1]'],
    [{ name: '1', list: [1, 0.5] }, 'list.1', expectation('whole', { from: 1, to: 9 }), '0.5'],
    [{ name: '1', seen: 7 }, 'seen', expectation('object', { fields: ['front'] }), '7'],
    [{ name: '1', seen: { front: -1 } }, 'seen.front', expectation('whole', { from: 0, to: 121 }), '-1'],
    [{ name: '1', seen: { front: 1, rear: 0 } }, 'seen.rear', expectation('noSuchField', {}), '0'],
    [{ name: '1', on: 1 }, 'on', expectation('trueOrFalse', {}), '1'],
    [{ name: '1', word: 'c' }, 'word', expectation('oneOf', { words: ['a', 'b'] }), '"c"'],
    [{ name: '1', command: {} }, 'command.type', expectation('oneOf', { words: ['go', 'undo'] }), 'nothing'],
    [{ name: '1', command: 7 }, 'command', expectation('object', { fields: [] }), '7'],
    [{ name: '1', settings: { skunk: '9' } }, 'settings.skunk', expectation('noSuchField', {}), '"9"'],
    [{ name: '1', rain: true }, 'rain', expectation('noSuchField', {}), 'true'],
  ])('%j', (input, field, expected, given) => {
    const { error } = SCHEMA.safeParse(input);
    if (error === undefined) throw new Error('it fits');
    expect(complaintOf(error, input).told).toEqual({ code: 'badInput', details: { field, expected, given } });
    expect(error.issues.map(({ message }) => message).join()).not.toMatch(/[{}]/);
  });

  test('what nobody gave a code for keeps the words of the library', () => {
    const { error } = SCHEMA.safeParse({ name: '1', plain: 5 });
    if (error === undefined) throw new Error('it fits');
    const expected = expectation('other', { text: error.issues[0]?.message ?? '' });
    expect(complaintOf(error, { plain: 5 }).told.details).toEqual({ field: 'plain', expected, given: '5' });
  });
});
