import { addDatabases, addFiles, addLake, addTopics } from './add-sources.ts';
import { addModels, addRaw } from './add-warehouse.ts';
import { Estate } from './estate.ts';

/** All datasets of the company. */
export function createEstate(): Estate {
  const estate = new Estate();
  addDatabases(estate);
  addTopics(estate);
  addLake(estate);
  addRaw(estate);
  addModels(estate);
  addFiles(estate);
  return estate;
}
