import { array, aspect, enumeration, record, string, urn } from '@colophon/schema';
import { auditStamp } from '../common/audit-stamp.ts';
import { notificationSettings } from './corp-user-settings.ts';

export const subscriptionType = enumeration({
  name: 'com.linkedin.subscription.SubscriptionType',
  doc: 'Which changes a subscription is about, seen from the entity that is followed.',
  symbols: {
    ENTITY_CHANGE: 'Changes of the entity itself, and of what belongs to it.',
    UPSTREAM_ENTITY_CHANGE: 'Changes of the entities upstream of it in lineage.',
  },
});

export const entityChangeType = enumeration({
  name: 'com.linkedin.subscription.EntityChangeType',
  doc: 'Kinds of change that a subscription can be restricted to.',
  symbols: {
    OPERATION_COLUMN_ADDED: 'A column was added.',
    OPERATION_COLUMN_REMOVED: 'A column was removed.',
    OPERATION_COLUMN_MODIFIED: 'A column was changed, for example its type.',
    OPERATION_ROWS_INSERTED: 'Rows were inserted into a dataset.',
    OPERATION_ROWS_UPDATED: 'Rows of a dataset were updated.',
    OPERATION_ROWS_REMOVED: 'Rows were removed from a dataset.',
    ASSERTION_PASSED: 'An assertion was evaluated and passed.',
    ASSERTION_FAILED: 'An assertion was evaluated and failed.',
    ASSERTION_ERROR: 'An assertion could not be evaluated.',
    INCIDENT_RAISED: 'An incident was raised.',
    INCIDENT_RESOLVED: 'An incident was resolved.',
    TEST_PASSED: 'A metadata test passed.',
    TEST_FAILED: 'A metadata test failed.',
    DEPRECATED: 'The entity was deprecated.',
    UNDEPRECATED: 'The entity is no longer deprecated.',
    INGESTION_SUCCEEDED: 'A run of an ingestion source succeeded.',
    INGESTION_FAILED: 'A run of an ingestion source failed.',
    DOCUMENTATION_CHANGE: 'A description was added, changed or removed.',
    OWNER_ADDED: 'An owner was added.',
    OWNER_REMOVED: 'An owner was removed.',
    GLOSSARY_TERM_ADDED: 'A glossary term was added.',
    GLOSSARY_TERM_REMOVED: 'A glossary term was removed.',
    GLOSSARY_TERM_PROPOSED: 'A glossary term was proposed.',
    TAG_ADDED: 'A tag was added.',
    TAG_REMOVED: 'A tag was removed.',
    TAG_PROPOSED: 'A tag was proposed.',
  },
});

export const entityChangeDetails = record({
  name: 'com.linkedin.subscription.EntityChangeDetails',
  doc: 'A kind of change that leads to a notification.',
  fields: {
    entityChangeType: {
      type: entityChangeType,
      doc: 'The kind of change, for example `TAG_ADDED`.',
      search: { kind: 'KEYWORD', name: 'entityChangeTypes' },
    },
  },
});

export const subscriptionNotificationConfig = record({
  name: 'com.linkedin.subscription.SubscriptionNotificationConfig',
  doc: 'Where the notifications of one subscription go.',
  fields: {
    notificationSettings: {
      type: notificationSettings,
      doc: 'Channels and destinations of this subscription; when absent, those of the subscriber.',
      optional: true,
    },
  },
});

export const subscriptionInfo = aspect({
  name: 'subscriptionInfo',
  record: 'com.linkedin.subscription.SubscriptionInfo',
  doc: 'Who follows what, and how they are notified of changes.',
  fields: {
    actorUrn: {
      type: urn('corpuser', 'corpGroup'),
      doc: 'URN of the user or group that is notified.',
      search: { kind: 'URN' },
    },
    actorType: {
      type: string,
      doc: 'Entity type of the subscriber: `corpuser` or `corpGroup`.',
      search: { kind: 'KEYWORD' },
    },
    types: {
      type: array(subscriptionType),
      doc: 'Changes that the subscription is about: of the entity, of what is upstream of it, or both.',
      search: { kind: 'KEYWORD', name: 'subscriptionTypes' },
    },
    createdOn: {
      type: auditStamp,
      doc: 'Who created the subscription and when.',
      search: { path: 'time', kind: 'DATETIME', name: 'createdOn' },
    },
    updatedOn: { type: auditStamp, doc: 'Who last changed the subscription and when.' },
    entityUrn: {
      type: urn(),
      doc: 'URN of what is followed. A glossary term, a domain or a view stands for every entity that has it or is in it.',
      optional: true,
      search: { kind: 'URN' },
    },
    entityChangeTypes: {
      type: array(entityChangeDetails),
      doc: 'Kinds of change that lead to a notification; when absent, all of them.',
      optional: true,
    },
    notificationConfig: {
      type: subscriptionNotificationConfig,
      doc: 'Where notifications go; when absent, as the settings of the subscriber say.',
      optional: true,
    },
    digest: {
      type: string,
      doc: 'When all changes are sent in one message: `daily`, `weekly` or a cron expression; when absent, each is sent immediately.',
      optional: true,
    },
  },
});
