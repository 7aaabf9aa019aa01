import { makeDomainsAspect, makeSubTypesAspect } from '@colophon/sdk/builders';
import type { AnyProposal } from '@colophon/sdk/emitters';
import { makeDocumentUrn, makePostUrn, makeQueryUrn } from '@colophon/sdk/urns';
import { domainUrn } from '../governance/domains.ts';
import { owner, ownership } from '../people/owners.ts';
import { personNamed } from '../people/people.ts';
import { createRandom } from '../random.ts';
import type { Estate } from '../tables/estate.ts';
import { daysAgo, stamp, type Times, write } from '../write.ts';
import { deprecations, documents, links, posts } from './document-text.ts';
import { queryText } from './query-text.ts';

const documentUrn = (id: string): string => makeDocumentUrn(`tarnfell-${id}`);

/** Documents, announcements, saved queries, links and deprecations. */
export function* knowledgeProposals(estate: Estate, times: Times): Generator<AnyProposal> {
  yield* documentProposals(estate, times);
  for (const post of posts) {
    const time = daysAgo(times, post.daysAgo);
    yield write(makePostUrn(`tarnfell-${post.id}`), 'postInfo', {
      type: 'HOME_PAGE_ANNOUNCEMENT',
      content: {
        type: 'link' in post ? 'LINK' : 'TEXT',
        title: post.title,
        description: post.description,
        ...('link' in post && { link: post.link }),
      },
      created: time,
      lastModified: time,
    });
  }
  yield* queryProposals(estate, times);
  yield* notes(estate, times);
}

function* documentProposals(estate: Estate, times: Times): Generator<AnyProposal> {
  for (const { id, title, kind, author, domain, tables, parent, text } of documents) {
    const random = createRandom(`document ${id}`);
    const { urn: writer } = personNamed(author);
    const first = random.whole(60, 500);
    yield write(documentUrn(id), 'documentInfo', {
      title,
      status: { state: 'PUBLISHED' },
      source: { sourceType: 'NATIVE' },
      contents: { text },
      created: stamp(writer, daysAgo(times, first)),
      lastModified: stamp(writer, daysAgo(times, random.whole(2, first))),
      relatedAssets: tables.map((table) => ({ asset: estate.table(table).urn })),
      ...(parent !== undefined && { parentDocument: { document: documentUrn(parent) } }),
    });
    yield write(documentUrn(id), 'subTypes', makeSubTypesAspect([kind]));
    yield write(documentUrn(id), 'ownership', ownership(owner(writer, 'BUSINESS_OWNER')));
    yield write(documentUrn(id), 'domains', makeDomainsAspect([domainUrn(domain)]));
  }
}

function* queryProposals(estate: Estate, times: Times): Generator<AnyProposal> {
  for (const block of queryText.trim().split(/\n\n/)) {
    const [head = '', ...lines] = block.split('\n');
    const [name = '', author = '', tables = '', description] = head.replace('# ', '').split(/ \| ?/);
    const urn = makeQueryUrn(`tarnfell-${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`);
    const random = createRandom(`query ${name}`);
    const { urn: writer } = personNamed(author);
    const first = random.whole(10, 400);
    yield write(urn, 'queryProperties', {
      name,
      ...(description && { description }),
      statement: { value: lines.join('\n'), language: 'SQL' },
      source: 'MANUAL',
      created: stamp(writer, daysAgo(times, first)),
      lastModified: stamp(writer, daysAgo(times, random.whole(1, first))),
    });
    const subjects = tables.split(' ').map((table) => ({ entity: estate.table(table).urn }));
    yield write(urn, 'querySubjects', { subjects });
  }
}

function* notes(estate: Estate, times: Times): Generator<AnyProposal> {
  for (const [table, elements] of Object.entries(links))
    yield write(estate.table(table).urn, 'institutionalMemory', {
      elements: elements.map(([description, path]) => ({
        url: `https://handbook.tarnfell.example/${path}`,
        description,
        createStamp: stamp(personNamed('Hannah Whitlock').urn, daysAgo(times, 90)),
      })),
    });
  for (const [table, { note, actor, replacement, days }] of Object.entries(deprecations))
    yield write(estate.table(table).urn, 'deprecation', {
      deprecated: true,
      note,
      actor: personNamed(actor).urn,
      ...(replacement !== undefined && { replacement: estate.table(replacement).urn }),
      ...(days !== undefined && { decommissionTime: daysAgo(times, -days) }),
    });
}
