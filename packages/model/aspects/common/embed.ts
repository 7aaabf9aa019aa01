import { aspect, string } from '@colophon/schema';

export const embed = aspect({
  name: 'embed',
  record: 'com.linkedin.common.Embed',
  doc: 'Embeds a live view of a chart, dashboard or dataset in its catalogue page.',
  fields: {
    renderUrl: {
      type: string,
      doc: "URL loaded in an iframe on the entity's page; absent means there is no preview.",
      optional: true,
    },
  },
});
