/** The aspects of snapshots that are not called what their record is. */
const exceptions: Readonly<Record<string, string>> = {
  CaveatsAndRecommendations: 'mlModelCaveatsAndRecommendations',
  EthicalConsiderations: 'mlModelEthicalConsiderations',
  EvaluationData: 'mlModelEvaluationData',
  Metrics: 'mlModelMetrics',
  QuantitativeAnalyses: 'mlModelQuantitativeAnalyses',
  TrainingData: 'mlModelTrainingData',
};

/**
 * The name of an aspect, from the full name of its record: `com.linkedin.common.Ownership` is `ownership`, and
 * `com.linkedin.ml.metadata.MLModelProperties` is `mlModelProperties`.
 */
export function aspectNameOf(recordName: string): string {
  const name = recordName.slice(recordName.lastIndexOf('.') + 1);
  return exceptions[name] ?? name.replace(/^([A-Z]+(?=[A-Z][a-z])|[A-Z])/, (start) => start.toLowerCase());
}
