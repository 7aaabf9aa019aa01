import { describe, expect, it } from 'vitest';
import { decodeBase85 } from './base85.ts';
import { decompressBzip2 } from './bzip2.ts';
import { checkpointUrn, decodeState, removalJob } from './checkpoint.ts';

/** As Python writes it: `base64.b85encode(bz2.compress(json.dumps(state).encode()))`. */
const payload =
  'LRx4!F+o`-Q&}MCr=I`-V;_LfWpEG#0MH62XZ|Vx2p|AxSL%_F(8y>s82}qnr>3E_nq<HxCy}V3izJm?lz6eD*g3A$iP1t$&_x7H$QcbFJ`RA&ZtR?WN3qwVG2;{>BnP5H3=two@-fI^==gL<=%7oI^t2~8{}*yaI8cxv>8GC';
const checkpoint = (serde: string, text: string) => ({
  timestampMillis: 1,
  pipelineName: 'nightly',
  platformInstanceId: '',
  config: '',
  runId: 'r',
  state: { formatVersion: '1.0', serde, payload: text },
});

describe('a checkpoint', () => {
  it('of DataHub is decoded', () => {
    expect(decodeState(checkpoint('base85-bz2-json', payload))).toEqual({
      urns: [
        ...[0, 1, 2].map((i) => `urn:li:dataset:(urn:li:dataPlatform:mysql,shop.t${i},PROD)`),
        'a'.repeat(300),
      ],
    });
  });

  it('of ours is decoded', () => {
    expect(decodeState(checkpoint('utf-8', '{"urns":["urn:li:tag:\\u00fc"]}'))).toEqual({
      urns: ['urn:li:tag:ü'],
    });
  });

  it('in another format is refused', () => {
    expect(() => decodeState(checkpoint('base85', 'x'))).toThrow(
      'the state of the last run is encoded as base85; expected utf-8 or base85-bz2-json',
    );
  });

  it('that is damaged is refused, wherever it was cut off', () => {
    const bytes = decodeBase85(payload);
    // After the last block, only a checksum follows.
    for (let length = 0; length < bytes.length - 5; length++)
      expect(() => decompressBzip2(bytes.subarray(0, length))).toThrow('not bzip2: ');
    expect(() => decodeBase85('"')).toThrow('not base85');
  });

  it('belongs to the job that DataHub names', () => {
    expect(checkpointUrn('nightly', removalJob('postgres'))).toBe(
      'urn:li:dataJob:(urn:li:dataFlow:(datahub,nightly,prod),postgres_stale_entity_removal)',
    );
    expect(removalJob('dbt')).toBe('dbt_stateful_ingestion');
  });
});
