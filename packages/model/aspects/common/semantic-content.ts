import { array, aspect, float, int, long, map, record, string } from '@colophon/schema';

export const embeddingChunk = record({
  name: 'com.linkedin.common.EmbeddingChunk',
  doc: "A chunk of an entity's text with its embedding vector; long texts are split so that each chunk fits the embedding model.",
  fields: {
    position: { type: int, doc: "Position of the chunk among the entity's chunks, starting at `0`." },
    vector: {
      type: array(float),
      doc: 'The embedding vector; its length depends on the model, for example 1024 numbers.',
    },
    characterOffset: {
      type: int,
      doc: "Index of the chunk's first character in the source text, for highlighting; may be omitted for privacy.",
      optional: true,
    },
    characterLength: {
      type: int,
      doc: 'Length of the chunk in characters of the source text; may be omitted for privacy.',
      optional: true,
    },
    tokenCount: { type: int, doc: 'Estimated number of tokens in the chunk.', optional: true },
    text: {
      type: string,
      doc: 'Plain text of the chunk; omit it where sensitive text must not be stored and only vectors may be.',
      optional: true,
    },
  },
});

export const embeddingModelData = record({
  name: 'com.linkedin.common.EmbeddingModelData',
  doc: 'All chunks embedded by one model, with the time and method of embedding.',
  fields: {
    modelVersion: {
      type: string,
      doc: 'Provider and full model name, such as `openai/text-embedding-ada-002`.',
    },
    generatedAt: { type: long, doc: 'When the vectors were computed, in milliseconds since the epoch.' },
    sourceTextSha256: {
      type: string,
      doc: 'Hex SHA-256 of the UTF-8 text that was embedded; if it differs from the hash of the current text, the vectors are stale.',
      optional: true,
    },
    chunkingStrategy: {
      type: string,
      doc: 'Name of the chunking method, such as `sentence_boundary_400t` or `paragraph`.',
      optional: true,
    },
    totalChunks: { type: int, doc: 'Number of chunks the text was split into.' },
    totalTokens: { type: int, doc: 'Estimated number of tokens in all chunks.', optional: true },
    chunks: { type: array(embeddingChunk), doc: 'The embedded chunks, ordered by `position`.' },
  },
});

export const semanticContent = aspect({
  name: 'semanticContent',
  record: 'com.linkedin.common.SemanticContent',
  doc: "Embedding vectors of an entity's text, per model, used by semantic search; written by the embedding pipeline.",
  fields: {
    embeddings: {
      type: map(embeddingModelData),
      doc: 'Embeddings by model name, such as `cohere_embed_v3`, so that several models can coexist; empty when the entity was skipped.',
    },
    skipReason: {
      type: string,
      doc: 'Why the pipeline created no embeddings: `EMPTY_TEXT`, `BELOW_MIN_TEXT_LENGTH` or `NO_INDEXABLE_CONTENT`; absent when there are some.',
      optional: true,
    },
    skippedAt: {
      type: long,
      doc: 'When the pipeline skipped the entity, in milliseconds since the epoch.',
      optional: true,
    },
  },
});
