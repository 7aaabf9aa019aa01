import { RE2JS } from 're2js';
import type { ClassifierConfig, InfoTypeConfig } from './configuration.ts';
import { type InfoType, knownInfoTypes, type Weights } from './info-types.ts';

/** A column to classify. */
export interface ClassifiedColumn {
  readonly name: string;
  readonly description?: string | undefined;
  /** Kind of its values, such as `string`. */
  readonly type: string;
  /** Some of its values as text, without those that are null or empty. */
  readonly values: readonly string[];
}

/** What a column probably contains. */
export interface Finding {
  readonly infoType: string;
  /** From 0 to 1. */
  readonly confidence: number;
}

export interface Classifier {
  /** Whether some type is judged by values, so that they have to be read. */
  readonly needsValues: boolean;
  /** The most probable type of a column; undefined if no confidence is above the threshold. */
  classify(column: ClassifiedColumn): Finding | undefined;
}

type Judge = (column: ClassifiedColumn) => number;

/** A classifier that weighs what it finds in the name, comment, type and values of a column. */
export function createClassifier(config: ClassifierConfig): Classifier {
  const names = config.info_types ?? [
    ...new Set([...Object.keys(knownInfoTypes), ...Object.keys(config.info_types_config)]),
  ];
  const types = names.map((name) => {
    const type = merge(knownInfoTypes[name], config.info_types_config[name]);
    return { name, type, judge: judgeOf(type, config) };
  });
  return {
    needsValues: types.some(({ type }) => type.weights.Values > 0),
    classify(column) {
      let best: Finding | undefined;
      for (const { name, judge } of types) {
        const confidence = judge(column);
        if (confidence > Math.max(config.confidence_level_threshold, best?.confidence ?? 0))
          best = { infoType: name, confidence };
      }
      return best;
    },
  };
}

const nothing: Weights = { Name: 0, Description: 0, Datatype: 0, Values: 0 };

/** A known type with what a recipe says about it; what the recipe leaves out stays as it is. */
function merge(known: InfoType | undefined, config: InfoTypeConfig | undefined): InfoType {
  const own = config?.Values;
  const isReplaced = own !== undefined && own !== null && own.prediction_type === 'regex';
  return {
    weights: config?.Prediction_Factors_and_Weights ?? known?.weights ?? nothing,
    excludedNames: config?.ExcludeName ?? known?.excludedNames ?? [],
    names: config?.Name?.regex ?? known?.names ?? [],
    descriptions: config?.Description?.regex ?? known?.descriptions ?? [],
    dataTypes: config?.Datatype?.type ?? known?.dataTypes ?? [],
    values: isReplaced ? own.regex : (known?.values ?? []),
    ...(!isReplaced && known?.isValue && { isValue: known.isValue }),
  };
}

function judgeOf(type: InfoType, config: ClassifierConfig): Judge {
  const { weights, isValue } = type;
  const plain = (name: string) =>
    config.strip_exclusion_formatting ? name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '') : name;
  const excluded = new Set(type.excludedNames.map(plain));
  const [isName, isDescription, hasForm] = [type.names, type.descriptions, type.values].map(matcher);
  const score = (weight: number, found: boolean | undefined) => (found ? weight : 0);
  return ({ name, description = '', type: dataType, values }) => {
    if (excluded.has(plain(name))) return 0;
    let confidence =
      score(weights.Name, isName?.(name)) +
      score(weights.Description, isDescription?.(description)) +
      score(weights.Datatype, type.dataTypes.includes(dataType));
    if (weights.Values > 0) {
      // Few values say nothing, and without them the name would decide alone.
      if (values.length < config.minimum_values_threshold) return 0;
      const fitting = values.filter((value) => hasForm?.(value) || isValue?.(value)).length;
      confidence += weights.Values * (fitting / values.length);
    }
    // Weights such as 0.1 and 0.2 do not add up exactly.
    return Math.round(confidence * 1e9) / 1e9;
  };
}

function matcher(patterns: readonly string[]): (text: string) => boolean {
  const compiled = patterns.map((text) => RE2JS.compile(text, RE2JS.CASE_INSENSITIVE));
  return (text) => compiled.some((pattern) => pattern.matches(text));
}
