import { aspect, string } from '@colophon/schema';

export const embed = aspect({
  name: 'embed',
  record: 'com.linkedin.common.Embed',
  doc: 'Lets a live view of a chart, dashboard or dataset be shown inside its page in the catalogue.',
  fields: {
    renderUrl: {
      type: string,
      doc: "Address loaded in an iframe on the entity's page; absent means there is no preview.",
      optional: true,
    },
  },
});
