// Uses each path of the SDK against the catalogue in COLOPHON_SERVER, and prints what came of it.
import { Colophon, isHttpError } from '@colophon/sdk';
import { makeOwnershipAspect } from '@colophon/sdk/builders';
import { RestEmitter, writeConditions } from '@colophon/sdk/emitters';
import { GraphClient } from '@colophon/sdk/graph';
import { addTag } from '@colophon/sdk/patch';
import * as types from '@colophon/sdk/types';
import { makeDatasetUrn, makeGroupUrn } from '@colophon/sdk/urns';

const server = process.env.COLOPHON_SERVER;
const urn = makeDatasetUrn('mysql', 'shop.paths');

const emitter = new RestEmitter({ server });
const ownership = makeOwnershipAspect([makeGroupUrn('shop')]);
await emitter.emit({ entityUrn: urn, aspectName: 'ownership', aspect: ownership });
const headers = writeConditions({ ifVersion: '7' });
const status = { entityUrn: urn, aspectName: 'status', aspect: { removed: true }, headers };
const refused = await emitter.emit(status).catch((error) => isHttpError(error) && error.status);
await emitter.close();

// The address is in the environment.
const client = new Colophon();
await client.patch(urn, [addTag('pii')]);
await client.close();

const graph = new GraphClient({ server });
const tags = await graph.getAspect(urn, 'globalTags');
await graph.close();

console.log(JSON.stringify([refused, tags.tags.map(({ tag }) => tag), Object.keys(types)]));
