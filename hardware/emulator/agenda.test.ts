import { expect, test } from 'vitest';
import { Agenda } from './agenda.ts';

test('in order of time, then of entry; what is added on the way counts', () => {
  const agenda = new Agenda();
  const done: string[] = [];
  agenda.add(20, () => done.push('c'));
  agenda.add(10, (time) => {
    done.push(`a${time}`);
    agenda.add(15, () => done.push('new'));
  });
  agenda.add(10, () => done.push('b'));
  agenda.add(30, () => done.push('later'));
  expect(agenda.next).toBe(10);
  agenda.run(20);
  expect(done).toEqual(['a10', 'b', 'new', 'c']);
  expect(agenda.next).toBe(30);
});

test('an empty one has nothing to come', () => {
  expect(new Agenda().next).toBe(Number.POSITIVE_INFINITY);
});
