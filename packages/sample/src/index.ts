// The metadata of a company, to try a catalogue with.
export { type SampleOptions, sampleProposals, sampleUrns } from './sample.ts';
