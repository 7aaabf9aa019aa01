const symbols = { dataset: 'DATASET', dataJob: 'DATA_JOB', chart: 'CHART', dashboard: 'DASHBOARD' } as const;

/** The symbol of GraphQL for a type that lineage is edited of; none for any other type. */
export const symbolOf = (type: string) => (type in symbols ? [symbols[type as keyof typeof symbols]] : []);
