import { isUrn, type JsonObject } from '@colophon/schema';
import type { WorkingState } from '../write/working-state.ts';
import type { Effect } from './effect.ts';
import { isObject, stringsAt } from './json-values.ts';
import { reject } from './reject.ts';

const stageType = 'lifecycleStageType';
const stageAspect = 'lifecycleStageTypeInfo';
const noStage = 'urn:li:lifecycleStageType:__NONE__';

/** A lifecycle stage exists and is for the entity type. A change of stage that its policy does not allow is left out. */
export const lifecycleStageEffect: Effect = {
  aspects: ['status'],

  readSet({ value, patch }) {
    const given = patch
      ? patch.operations.map((operation) => ('value' in operation ? operation.value : ''))
      : [value.lifecycleStage];
    return given.flatMap((stage) =>
      typeof stage === 'string' && isUrn(stage, stageType) ? [{ urn: stage, aspect: stageAspect }] : [],
    );
  },

  checkAtEnd({ lifecycleStage: stage }, { state, checked, present }) {
    if (typeof stage !== 'string' || stage === present?.value.lifecycleStage) return;
    const info = infoOf(state, stage);
    if (!info) reject('status', '/lifecycleStage', `a stage with ${stageAspect}`, `${stage}, which has none`);
    const types = stringsAt(info, 'entityTypes');
    const { name } = checked.entity;
    if (types.length > 0 && !types.some((type) => type.toLowerCase() === name.toLowerCase()))
      reject(
        'status',
        '/lifecycleStage',
        `a stage for ${name}`,
        `${stage}, which is for ${types.join(', ')}`,
      );
  },

  derive(value, { state, present, rollback }) {
    // To take a stage back is no transition.
    if (rollback) return value;
    const before = present?.value.lifecycleStage;
    const { lifecycleStage: stage } = value;
    if (typeof stage !== 'string' || stage === before) return value;
    const { transitionPolicy } = infoOf(state, stage) ?? {};
    if (!isObject(transitionPolicy) || transitionPolicy.allowedPreviousStages === undefined) return value;
    if (stringsAt(transitionPolicy, 'allowedPreviousStages').includes(String(before ?? noStage)))
      return value;
    return withStageOf(value, present?.value ?? {});
  },
};

const infoOf = (state: WorkingState, stage: string): JsonObject | undefined =>
  state.latest({ urn: stage, aspect: stageAspect })?.value;

function withStageOf(
  { lifecycleStage: _, lifecycleLastUpdated: __, ...value }: JsonObject,
  { lifecycleStage, lifecycleLastUpdated }: JsonObject,
): JsonObject {
  return {
    ...value,
    ...(lifecycleStage !== undefined && { lifecycleStage }),
    ...(lifecycleLastUpdated !== undefined && { lifecycleLastUpdated }),
  };
}
