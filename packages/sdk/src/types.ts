/** The model's types: every aspect, record and enumeration. */
export type * from '@colophon/model-types';
