import { expect, it } from 'vitest';
import { readFault } from './read-fault.ts';

const frames = `Traceback (most recent call last):
  File "/lib/python314.zip/_pyodide/_base.py", line 366, in run
    coroutine = eval(self.code, globals, locals)
  File "sample.py", line 9, in <module>
    outer()
    ~~~~~^^
  File "sample.py", line 5, in outer
    client.entities.exists("nonsense")
  File "/lib/python3.14/site-packages/colophon/client.py", line 114, in exists
    return self._graph.exists(urn)
`;

it('names the innermost line of the sample, and leaves out the frames', () => {
  expect(readFault(new Error(`${frames}colophon.errors.InvalidUrnError: Invalid URN\n`))).toEqual({
    message: 'colophon.errors.InvalidUrnError: Invalid URN',
    line: 5,
  });
});

it('keeps a message of several lines', () => {
  expect(readFault(new Error(`${frames}ValueError: one\n\ntwo\n`)).message).toBe('ValueError: one\n\ntwo');
});

it.each([
  'During handling of the above exception, another exception occurred',
  'The above exception was the direct cause of the following exception',
])('takes the last exception of a chain: %s', (words) => {
  const chain = `${frames.replace('line 5', 'line 3')}KeyError: 'a'\n\n${words}:\n\n${frames}ValueError: b\n`;
  expect(readFault(new Error(chain))).toEqual({ message: 'ValueError: b', line: 5 });
});

it('gives what is no traceback as it is', () => {
  expect(readFault('stopped')).toEqual({ message: 'stopped' });
});
