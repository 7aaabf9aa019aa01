/** Of the page with settings of the catalogue. */
export const catalogueSettingTexts = {
  title: 'Catalogue',
  lead: 'Settings for everybody. They are stored in the catalogue.',
  propagation: 'Propagate documentation of columns',
  propagationHint:
    'Stored for clients of DataHub. The action doc_propagation does not read it: its pipeline decides.',
  applications: 'Show applications',
  applicationsHint: "Tells DataHub's web application whether to show applications.",
  needs: 'You need the privilege MANAGE_FEATURES.',
  saved: 'Setting saved',
  version: 'Version of DataHub that clients see',
  elsewhere: 'The default view is set on the page',
} as const;
