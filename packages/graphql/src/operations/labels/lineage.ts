import type { JsonObject } from '@colophon/schema';
import { RequestError } from '@colophon/wire';
import type { GraphqlContext } from '../../context.ts';
import type { Subject } from '../../subject.ts';
import { type AspectEdit, editAspects } from '../../writing/edit-aspects.ts';
import { requireExisting, requireType } from '../../writing/requirements.ts';
import { requireOnEach } from './access.ts';
import { requirePresent } from './targets.ts';
import { isObject, type Optional, objectsAt, requireItems, stampOf } from './values.ts';

interface Edge {
  readonly downstreamUrn: string;
  readonly upstreamUrn: string;
}

interface UpdateLineageInput {
  readonly edgesToAdd: readonly Optional<Edge>[];
  readonly edgesToRemove: readonly Optional<Edge>[];
}

/** Where one of two entities names the other. */
interface Holder {
  readonly end: 'upstream' | 'downstream';
  readonly aspect: string;
  /** List of edges. */
  readonly edges: string;
  /** Older list, of URNs alone. */
  readonly urns?: string;
  /** What the aspect has when it is new; without it, the aspect has to have a value already. */
  readonly initial?: JsonObject;
}

const job: Pick<Holder, 'aspect' | 'initial'> = {
  aspect: 'dataJobInputOutput',
  initial: { inputDatasets: [], outputDatasets: [] },
};
const input = (aspect: string, edges: string, urns: string): Holder => ({
  end: 'downstream',
  aspect,
  edges,
  urns,
});

/** By type of the downstream, and then of the upstream. */
const holders: Readonly<Record<string, Readonly<Record<string, Holder>>>> = {
  dataset: {
    dataset: { end: 'downstream', aspect: 'upstreamLineage', edges: 'upstreams', initial: {} },
    dataJob: { end: 'upstream', ...job, edges: 'outputDatasetEdges', urns: 'outputDatasets' },
  },
  chart: {
    dataset: input('chartInfo', 'inputEdges', 'inputs'),
    chart: input('chartInfo', 'inputEdges', 'inputs'),
  },
  dashboard: {
    dataset: input('dashboardInfo', 'datasetEdges', 'datasets'),
    chart: input('dashboardInfo', 'chartEdges', 'charts'),
  },
  dataJob: {
    dataset: { end: 'downstream', ...job, edges: 'inputDatasetEdges', urns: 'inputDatasets' },
    dataJob: { end: 'downstream', ...job, edges: 'inputDatajobEdges', urns: 'inputDatajobs' },
  },
};

/** By this, lineage that a person has drawn is told from that which was found. */
const drawnByHand = { source: 'UI' };

/** Lineage that people draw. */
export const lineage: Subject = {
  mutations: {
    async updateLineage({ input }: { readonly input: UpdateLineageInput }, context: GraphqlContext) {
      const added = requireItems(input.edgesToAdd, 'input.edgesToAdd');
      const removed = requireItems(input.edgesToRemove, 'input.edgesToRemove');
      const edits = [
        ...removed.map((edge, i) => editOf(context, edge, `input.edgesToRemove[${i}]`, without)),
        ...added.map((edge, i) => editOf(context, edge, `input.edgesToAdd[${i}]`, withEdge)),
      ];
      await requireExisting(context, added.flatMap(endsOf), 'input.edgesToAdd');
      await requireOnEach(context, [...added, ...removed].flatMap(endsOf), ['EDIT_ENTITY', 'EDIT_LINEAGE']);
      await editAspects(context, edits);
      return true;
    },
  },
};

const endsOf = ({ downstreamUrn, upstreamUrn }: Edge): readonly string[] => [downstreamUrn, upstreamUrn];

type Change = (
  context: GraphqlContext,
  value: JsonObject,
  holder: Holder,
  ends: { readonly own: string; readonly other: string },
) => JsonObject;

function editOf(context: GraphqlContext, edge: Edge, place: string, change: Change): AspectEdit {
  const { downstreamUrn, upstreamUrn } = edge;
  const holder = holderOf(context, edge, place);
  const [own, other] =
    holder.end === 'downstream' ? [downstreamUrn, upstreamUrn] : [upstreamUrn, downstreamUrn];
  const { aspect, initial } = holder;
  return {
    urn: own,
    aspect,
    change: (present) =>
      change(context, present ?? initial ?? requirePresent(present, own, aspect), holder, { own, other }),
  };
}

/** @throws RequestError `INVALID_REQUEST` for two types between which the model has no lineage. */
function holderOf(context: GraphqlContext, { downstreamUrn, upstreamUrn }: Edge, place: string): Holder {
  const typeOf = (urn: string) => context.registry.parseEntityUrn(urn).entity.name;
  requireType(context, downstreamUrn, `${place}.downstreamUrn`, ...Object.keys(holders));
  const byUpstream = holders[typeOf(downstreamUrn)] ?? {};
  requireType(context, upstreamUrn, `${place}.upstreamUrn`, ...Object.keys(byUpstream));
  const holder = byUpstream[typeOf(upstreamUrn)];
  if (downstreamUrn !== upstreamUrn && holder) return holder;
  throw new RequestError('INVALID_REQUEST', `${place}: ${downstreamUrn} cannot be its own upstream`);
}

const without: Change = (_, value, { edges, urns }, { other }) => ({
  ...value,
  [edges]: objectsAt(value, edges).filter((edge) => !pointsTo(edge, other)),
  ...(urns !== undefined &&
    Array.isArray(value[urns]) && { [urns]: value[urns].filter((each) => !pointsTo(each, other)) }),
});

const withEdge: Change = (context, value, { aspect, edges, urns }, { own, other }) => {
  const present = objectsAt(value, edges);
  const older = urns === undefined ? undefined : value[urns];
  const isKnown = [...present, ...(Array.isArray(older) ? older : [])].some((each) => pointsTo(each, other));
  if (isKnown) return value;
  const stamp = stampOf(context);
  const edge =
    aspect === 'upstreamLineage'
      ? { dataset: other, type: 'TRANSFORMED', auditStamp: stamp, created: stamp, properties: drawnByHand }
      : {
          sourceUrn: own,
          destinationUrn: other,
          created: stamp,
          lastModified: stamp,
          properties: drawnByHand,
        };
  return { ...value, [edges]: [...present, edge] };
};

/** Whether an item is an entity: its URN, an edge to it, or one of the types that an item may have. */
const pointsTo = (item: unknown, urn: string): boolean =>
  item === urn ||
  (isObject(item) &&
    ('destinationUrn' in item
      ? item.destinationUrn === urn
      : 'dataset' in item
        ? item.dataset === urn
        : Object.values(item).includes(urn)));
