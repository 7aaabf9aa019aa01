// Patches: proposals that change parts of an aspect.

export {
  addDomain,
  addFieldTag,
  addFieldTerm,
  addTag,
  addTerm,
  removeDomain,
  removeFieldTag,
  removeFieldTerm,
  removeTag,
  removeTerm,
  setFieldDescription,
} from './patch/labels.ts';
export {
  addColumnLineage,
  addInput,
  addOutput,
  addUpstream,
  type ColumnPair,
  removeColumnLineage,
  removeInput,
  removeOutput,
  removeUpstream,
} from './patch/lineage.ts';
export { addOwner, removeOwner, setOwners } from './patch/ownership.ts';
export { patchProposals } from './patch/patch-proposals.ts';
export {
  removeCustomProperty,
  removeStructuredProperty,
  setCustomProperties,
  setCustomProperty,
  setDescription,
  setStructuredProperty,
} from './patch/properties.ts';
export { addAt, type PatchPlace, type PatchStep, removeAt } from './patch/step.ts';
