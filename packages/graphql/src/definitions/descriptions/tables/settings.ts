import type { Descriptions } from '../descriptions.ts';

/** Settings, the home page, announcements and onboarding. */
export const settings: Descriptions = {
  GlobalViewsSettings: {
    $: 'Settings of views that apply to everybody.',
  },
  UpdateGlobalViewsSettingsInput: {
    $: 'New settings of views.',
    defaultView: 'URN of the view that searches use by default; null removes the default.',
  },
  DocPropagationSettings: {
    $: 'Settings of the propagation of documentation.',
    docColumnPropagation: 'Whether descriptions of columns are propagated along lineage.',
  },
  UpdateDocPropagationSettingsInput: {
    $: 'New settings of the propagation of documentation.',
    docColumnPropagation: 'Whether descriptions of columns are propagated along lineage.',
  },
  UpdateApplicationsSettingsInput: {
    $: 'New settings of applications.',
    enabled: 'Whether the web interface shows applications.',
  },
  UpdateCorpUserViewsSettingsInput: {
    $: 'New settings of views for the caller.',
    defaultView: "URN of the view that the caller's searches use by default; null removes the default.",
  },
  UpdateCorpUserLocaleSettingsInput: {
    $: 'New language settings of the caller.',
    language: 'Language of the web interface, as a tag such as `en` or `de`; null restores the default.',
  },
  UpdateUserSettingInput: {
    $: 'A setting of the caller.',
    name: 'The setting.',
    value: 'Whether it is on.',
  },
  UserSetting: {
    $: 'Settings that users can turn on and off.',
    SHOW_SIMPLIFIED_HOMEPAGE: 'Show a home page with fewer sections.',
    SHOW_THEME_V2: 'Use the second theme.',
  },
  UpdateUserHomePageSettingsInput: {
    $: "New settings of the caller's home page.",
    pageTemplate: 'URN of the layout of the home page.',
    newDismissedAnnouncements: 'URNs of announcements to dismiss in addition.',
    removePageTemplate: 'True restores the default layout.',
  },
  UpdateAssetSettingsInput: {
    $: "New settings of an asset's page.",
    urn: 'URN of the asset.',
    summary: 'Settings of the summary page.',
  },
  UpdateAssetSummaryInput: {
    $: "New settings of an asset's summary page.",
    template: 'URN of the layout.',
  },
  UpsertPageModuleInput: {
    $: 'A module of a page to create or to replace.',
    urn: 'URN of the module; a new one is created without it.',
    name: 'Heading of the module.',
    type: 'Kind of module.',
    scope: 'Whether only the caller or everybody can use the module.',
    params: 'Content of the module, according to its kind.',
  },
  PageModuleParamsInput: {
    $: 'Content of a module; one field is set, according to its kind.',
    linkParams: 'Content of a link.',
    richTextParams: 'Content of a text.',
    assetCollectionParams: 'Content of a collection of assets.',
    hierarchyViewParams: 'Content of a tree of domains or glossary nodes.',
  },
  HierarchyViewModuleParamsInput: {
    $: 'Content of a tree of domains or glossary nodes.',
    assetUrns: 'URNs of the entities at the top of the tree.',
    showRelatedEntities: 'Whether the tree also shows the assets below each entity.',
    relatedEntitiesFilterJson: 'Conditions on those assets, as JSON.',
  },
  DeletePageModuleInput: {
    $: 'The module to delete.',
  },
  UpsertPageTemplateInput: {
    $: 'A page layout to create or to replace.',
    urn: 'URN of the layout; a new one is created without it.',
    rows: 'Rows of modules, from top to bottom.',
    assetSummary: 'Header of a summary page.',
    scope: 'Whether only the caller or everybody can use the layout.',
    surfaceType: 'Page that the layout is for.',
  },
  PageTemplateRowInput: {
    $: 'A row of modules.',
    modules: 'URNs of the modules, from left to right.',
  },
  PageTemplateAssetSummaryInput: {
    $: 'Header of a summary page.',
    summaryElements: 'Properties in the header, in order.',
  },
  SummaryElementInput: {
    $: 'A property in the header of a summary page.',
    elementType: 'Kind of property.',
    structuredPropertyUrn: 'URN of the structured property, for an element of that kind.',
  },
  SummaryElement: {
    structuredProperty: 'The structured property, for an element of that kind.',
  },
  DeletePageTemplateInput: {
    $: 'The page layout to delete.',
  },
  CreatePostInput: {
    $: 'An announcement or a link to create.',
    postType: 'Kind of post.',
    content: 'Title, text and link.',
    resourceUrn: 'URN of the asset that the post is about; the home page by default.',
    subResource: 'Must be absent: a post is about a whole asset.',
    subResourceType: 'Must be absent, like `subResource`.',
  },
  UpdatePostInput: {
    $: 'New content of an announcement or a link.',
    urn: 'URN of the post.',
    postType: 'Kind of post.',
    content: 'Title, text and link.',
  },
  UpdatePostContentInput: {
    $: 'Content of a post.',
    contentType: 'Whether the post is text or a link.',
    title: 'Title.',
    description: 'Text.',
    link: 'URL that the post leads to.',
    media: 'Picture.',
  },
  UpdateMediaInput: {
    $: 'A picture.',
    type: 'Kind of media.',
    location: 'URL of the picture.',
  },
  Post: {
    postType: 'Kind of post.',
    content: 'Title, text and link.',
    lastModified: 'When the post was last changed, in milliseconds since the epoch.',
  },
  PostContent: {
    contentType: 'Whether the post is text or a link.',
  },
  ListPostsInput: {
    $: 'Which posts to list.',
    resourceUrn: 'URN of the asset that the posts are about; all posts by default.',
  },
  ListPostsResult: {
    $: 'One page of posts.',
  },
  ProductUpdate: {
    $: 'An announcement about the product.',
    enabled: 'Whether to show it.',
    id: 'Id of the announcement.',
    title: 'Title.',
    header: 'Line above the title.',
    requiredVersion: 'Oldest version of the server that the announcement is for.',
    image: 'URL of a picture.',
    description: 'Text.',
    primaryCtaText: 'Text of the main button.',
    primaryCtaLink: 'URL of the main button.',
    secondaryCtaText: 'Text of the second button.',
    secondaryCtaLink: 'URL of the second button.',
    ctaText: 'Text of the only button, in announcements of the older form.',
    ctaLink: 'URL of the only button, in announcements of the older form.',
    features: 'New features.',
  },
  ProductUpdateFeature: {
    $: 'A new feature.',
    title: 'Name of the feature.',
    description: 'What the feature does.',
    icon: 'Name of an icon.',
    availability: 'In which editions the feature is available.',
  },
  BatchGetStepStatesInput: {
    $: 'Onboarding steps whose states to return.',
    ids: 'Ids of the steps.',
  },
  BatchGetStepStatesResult: {
    $: 'Saved states of onboarding steps.',
    results: 'One entry for each step that has a state.',
  },
  BatchUpdateStepStatesInput: {
    $: 'States of onboarding steps to save.',
    states: 'One entry for each step.',
  },
  BatchUpdateStepStatesResult: {
    $: 'What became of the states.',
    results: 'One entry for each step.',
  },
  StepStateInput: {
    $: 'State of an onboarding step.',
    id: 'Id of the step.',
    properties: 'The state, as key-value pairs.',
  },
  StepStateResult: {
    $: 'State of an onboarding step.',
    id: 'Id of the step.',
    properties: 'The state, as key-value pairs.',
  },
  UpdateStepStateResult: {
    $: 'What became of the state of one step.',
    id: 'Id of the step.',
    succeeded: 'Whether the state was saved.',
  },
};
