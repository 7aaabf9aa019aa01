import { array, aspect, float, int, long, map, record, string } from '@colophon/schema';

export const embeddingChunk = record({
  name: 'com.linkedin.common.EmbeddingChunk',
  doc: "One passage of an entity's text with its embedding vector; long texts are cut up so that each passage fits the embedding model.",
  fields: {
    position: { type: int, doc: "Place of the passage among the entity's chunks, counting from `0`." },
    vector: {
      type: array(float),
      doc: 'The embedding itself; its length is fixed by the model, for example 1024 numbers.',
    },
    characterOffset: {
      type: int,
      doc: "Index of the passage's first character in the source text, for highlighting; may be left out for privacy.",
      optional: true,
    },
    characterLength: {
      type: int,
      doc: 'Length of the passage in characters of the source text; may be left out for privacy.',
      optional: true,
    },
    tokenCount: { type: int, doc: 'Estimated number of model tokens in the passage.', optional: true },
    text: {
      type: string,
      doc: 'The passage in clear; leave it out where sensitive text must not be kept and only vectors may be stored.',
      optional: true,
    },
  },
});

export const embeddingModelData = record({
  name: 'com.linkedin.common.EmbeddingModelData',
  doc: 'All the chunks embedded by one model, with the date and method of their making.',
  fields: {
    modelVersion: {
      type: string,
      doc: 'Provider and full model name, such as `openai/text-embedding-ada-002`.',
    },
    generatedAt: { type: long, doc: 'Milliseconds since the epoch at which the vectors were computed.' },
    sourceTextSha256: {
      type: string,
      doc: "Hex SHA-256 of the UTF-8 text that was embedded; if it differs from the hash of today's text, the vectors are stale.",
      optional: true,
    },
    chunkingStrategy: {
      type: string,
      doc: 'Name of the method that cut the text, such as `sentence_boundary_400t` or `paragraph`.',
      optional: true,
    },
    totalChunks: { type: int, doc: 'How many chunks the text was cut into.' },
    totalTokens: { type: int, doc: 'Estimated tokens over all chunks together.', optional: true },
    chunks: { type: array(embeddingChunk), doc: 'The embedded passages; `position` gives their order.' },
  },
});

export const semanticContent = aspect({
  name: 'semanticContent',
  record: 'com.linkedin.common.SemanticContent',
  doc: "Embedding vectors of an entity's text, per model, from which semantic search finds it; written by the embedding pipeline.",
  fields: {
    embeddings: {
      type: map(embeddingModelData),
      doc: 'Embeddings by model name, such as `cohere_embed_v3`, so several models can be kept side by side; empty when the entity was skipped.',
    },
    skipReason: {
      type: string,
      doc: 'Why the pipeline made no embeddings: `EMPTY_TEXT`, `BELOW_MIN_TEXT_LENGTH` or `NO_INDEXABLE_CONTENT`; absent when there are some.',
      optional: true,
    },
    skippedAt: {
      type: long,
      doc: 'Milliseconds since the epoch at which the pipeline decided to skip the entity.',
      optional: true,
    },
  },
});
