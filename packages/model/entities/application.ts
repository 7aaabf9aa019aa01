import { entity, key, string } from '@colophon/schema';
import { institutionalMemory } from '../aspects/common/institutional-memory.ts';
import { status } from '../aspects/common/status.ts';
import { subTypes } from '../aspects/common/sub-types.ts';
import { applicationLineage } from '../aspects/domain/application-lineage.ts';
import { applicationProperties } from '../aspects/domain/application-properties.ts';
import { domains } from '../aspects/domain/domains.ts';
import { forms } from '../aspects/form/forms.ts';
import { glossaryTerms } from '../aspects/glossary/glossary-terms.ts';
import { ownership } from '../aspects/ownership/ownership.ts';
import { structuredProperties } from '../aspects/structured/structured-properties.ts';
import { globalTags } from '../aspects/tags/global-tags.ts';
import { testResults } from '../aspects/test/test-results.ts';
import { applicationSample } from '../samples/application.ts';

const applicationKey = key({
  name: 'applicationKey',
  record: 'com.linkedin.application.ApplicationKey',
  doc: 'Identity of an application, a piece of software that owns or handles data assets, such as a billing system.',
  fields: { id: { type: string, doc: "Last part of the application's URN, unique among applications." } },
});

export const application = entity({
  name: 'application',
  doc: "A software application with the APIs and datasets it reads and writes, for example an online shop's checkout.",
  key: applicationKey,
  aspects: [
    applicationProperties,
    applicationLineage,
    ownership,
    glossaryTerms,
    globalTags,
    domains,
    institutionalMemory,
    status,
    structuredProperties,
    forms,
    testResults,
    subTypes,
  ],
  sample: applicationSample,
});
