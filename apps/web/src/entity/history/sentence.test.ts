import { expect, it } from 'vitest';
import { partsOf, sentenceOf, urnsOf } from './sentence.ts';

const dataset = 'urn:li:dataset:(urn:li:dataPlatform:mysql,shop.orders,PROD)';
const change = (category: string, description: string, modifier: string | null = null) =>
  ({ urn: dataset, category, operation: 'ADD', modifier, parameters: null, description }) as Parameters<
    typeof sentenceOf
  >[0];

it.each([
  ['The tag urn:li:tag:pii was added.', ['The tag ', { urn: 'urn:li:tag:pii' }, ' was added.']],
  [
    `The parent '${dataset}' changed to 'urn:li:container:a.b'.`,
    ['The parent ', { urn: dataset }, ' changed to ', { urn: 'urn:li:container:a.b' }, '.'],
  ],
  ['Ask urn:li:corpuser:ada.', ['Ask ', { urn: 'urn:li:corpuser:ada' }, '.']],
  ['Half of urn:li:dataset:(urn:li:x', ['Half of urn:li:dataset:(urn:li:x']],
  ['urn:li: is how a URN begins', ['urn:li: is how a URN begins']],
  ['Nothing here.', ['Nothing here.']],
  ['', []],
])('cuts %j at its URNs', (text, parts) => {
  expect(partsOf(text)).toEqual(parts);
});

it('knows a URN with spaces by what the change names', () => {
  const urn = 'urn:li:tag:needs review';
  expect(sentenceOf(change('TAG', `The tag ${urn} was added.`, urn))).toEqual([
    'The tag ',
    { urn },
    ' was added.',
  ]);
});

it.each([
  ['became TECHNICAL_OWNER of it.', ' became a technical owner.'],
  ['is no longer DATAOWNER of it.', ' is no longer a data owner.'],
  ['became NONE of it.', ' became an owner.'],
  ['was CUSTOM of it and is DATA_STEWARD now.', ' was an owner and is a data steward now.'],
])('says what an owner %s', (description, text) => {
  const urn = 'urn:li:corpuser:ada';
  expect(sentenceOf(change('OWNERSHIP', `${urn} ${description}`, urn))).toEqual([{ urn }, text]);
});

it('has each URN once', () => {
  expect(urnsOf(partsOf('urn:li:tag:a or urn:li:tag:b or urn:li:tag:a'))).toEqual([
    'urn:li:tag:a',
    'urn:li:tag:b',
  ]);
});
