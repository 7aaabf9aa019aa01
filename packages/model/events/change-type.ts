import { enumeration } from '@colophon/schema';

export const changeType = enumeration({
  name: 'com.linkedin.events.metadata.ChangeType',
  doc: 'What a change proposal or change event does to an aspect.',
  symbols: {
    UPSERT: 'Writes the aspect whether or not it exists already; the usual choice.',
    CREATE: 'Writes the aspect only if the entity does not have it; otherwise the write fails.',
    UPDATE:
      'Writes the aspect as `UPSERT` does; supported for clients that distinguish an update from an insert.',
    DELETE: 'Removes the aspect, or the whole entity when its key aspect is named.',
    PATCH: 'Applies single changes to the stored aspect, so that the rest of it stays as it is.',
    RESTATE: 'Sends an unchanged aspect once more, for example to rebuild the search index.',
    CREATE_ENTITY: 'Writes only if the entity as a whole does not exist yet; otherwise the write fails.',
  },
});
