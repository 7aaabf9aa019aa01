/** Of the page with settings of the catalogue. */
export const catalogueSettingTexts = {
  title: 'Catalogue',
  lead: 'Settings for everybody. They are stored in the catalogue.',
  propagation: 'Propagate documentation of columns',
  propagationHint: 'Pipelines of actions that propagate documentation read this setting.',
  applications: 'Show applications',
  applicationsHint: "DataHub's web application shows applications if this is on.",
  needs: 'You need the privilege to manage features.',
  saved: 'Setting saved',
  version: 'Version of the server',
  elsewhere: 'The default view is set on the page',
} as const;
