import { expect, it } from 'vitest';
import { callOf, fromSession, printSample, readSamples } from './sample.ts';

const exported = ['Colophon', 'GraphClient', 'make_dataset_urn', 'make_tag_urn', 'models'];

it('turns statements into a complete program with its output', () => {
  const sample = { code: 'print(client.entities.exists(orders))', output: 'True' };
  expect(printSample(sample, exported)).toBe(`\`\`\`python
from colophon import Colophon, make_dataset_urn

orders = make_dataset_urn("mysql", "shop.orders")
with Colophon("http://localhost:8080") as client:
    print(client.entities.exists(orders))
\`\`\`

\`\`\`text output
True
\`\`\``);
});

it('keeps a client that the sample opens itself, and puts imports first', () => {
  const code = 'graph = GraphClient("make_tag_urn")\nprint(graph, datetime)\nfrom datetime import datetime';
  expect(printSample({ code }, exported)).toBe(`\`\`\`python
from datetime import datetime

from colophon import GraphClient

graph = GraphClient("make_tag_urn")
print(graph, datetime)
\`\`\``);
});

it('prints the values that an interactive session shows', () => {
  const examples = [{ code: 'tag = make_tag_urn("pii")' }, { code: 'tag', output: 'urn:li:tag:pii' }];
  expect(fromSession(examples)).toEqual({
    code: 'tag = make_tag_urn("pii")\nprint(tag)',
    output: 'urn:li:tag:pii',
  });
  expect(callOf(examples)).toBeUndefined();
  expect(callOf([{ code: 'make_tag_urn("pii")', output: 'urn:li:tag:pii' }])?.code).toBe(
    'make_tag_urn("pii")',
  );
});

it('reads samples by the name of their member', () => {
  const samples = readSamples(
    '## A.b\n\n```python\nprint(1)\n```\n\n```text output\n1\n```\n\n## c\n\n```python\nc()\n```\n',
  );
  expect([...samples]).toEqual([
    ['A.b', { code: 'print(1)', output: '1' }],
    ['c', { code: 'c()' }],
  ]);
});
