import { featureFlags, serverConfig } from '@colophon/http';
import type { JsonObject } from '@colophon/schema';
import type { GraphqlContext } from '../../context.ts';
import type { Subject } from '../../subject.ts';
import { describedPlatformPrivileges, privilegesByType } from './privileges-by-type.ts';
import { readSettings } from './settings.ts';
import { objectAt, textAt } from './values.ts';

/**
 * DataHub's flags, by whether the server does what one turns on. What only changes the looks of DataHub's web application
 * is off, as in the flags that OpenAPI has.
 */
const flags: Readonly<Record<string, boolean>> = {
  readOnlyModeEnabled: false,
  showSearchFiltersV2: false,
  showBrowseV2: false,
  platformBrowseV2: false,
  lineageGraphV2: false,
  lineageGraphV3: false,
  showAcrylInfo: false,
  erModelRelationshipFeatureEnabled: true,
  showAccessManagement: false,
  nestedDomainsEnabled: true,
  businessAttributeEntityEnabled: true,
  dataContractsEnabled: true,
  editableDatasetNameEnabled: true,
  themeV2Enabled: false,
  themeV2Default: false,
  themeV2Toggleable: false,
  schemaFieldCLLEnabled: false,
  schemaFieldLineageIgnoreStatus: false,
  showSeparateSiblings: false,
  showManageStructuredProperties: false,
  hideDbtSourceInLineage: false,
  showNavBarRedesign: false,
  showAutoCompleteResults: false,
  entityVersioningEnabled: true,
  showHasSiblingsFilter: false,
  showSearchBarAutocompleteRedesign: false,
  showManageTags: false,
  showIntroducePage: false,
  showIngestionPageRedesign: false,
  ingestionOnboardingRedesignV1: false,
  showLineageExpandMore: false,
  showStatsTabRedesign: false,
  showLineageFilterNodes: false,
  showHomePageRedesign: false,
  showHomepageUserRole: false,
  showProductUpdates: false,
  logicalModelsEnabled: true,
  showDefaultExternalLinks: false,
  assetSummaryPageV1: false,
  datasetSummaryPageV1: false,
  metricsEnabled: true,
  documentationFileUploadV1: false,
  multipleDataProductsPerAsset: true,
  glossaryBasedPoliciesEnabled: true,
  contextDocumentsEnabled: true,
  hideLineageInSearchCards: false,
  dataProductLineageEnabled: false,
  showTestsInHealthIcon: false,
  i18nEnabled: false,
  browserTracingEnabled: false,
  browserWebVitalsEnabled: false,
};

/** What a client can find out about the server before it asks for anything else. */
export const appConfig: Subject = {
  queries: {
    async appConfig(_: unknown, context: GraphqlContext) {
      const config = serverConfig() as JsonObject;
      const { enabled: showsApplications = false } = objectAt(await readSettings(context), 'applications');
      return {
        appVersion: textAt(objectAt(objectAt(config, 'versions'), 'acryldata/datahub'), 'version'),
        authConfig: { tokenAuthEnabled: context.identity !== undefined },
        analyticsConfig: { enabled: false },
        policiesConfig: {
          enabled: context.accessControl !== undefined,
          platformPrivileges: describedPlatformPrivileges,
          resourcePrivileges: privilegesByType(context.registry),
        },
        identityManagementConfig: { enabled: true },
        managedIngestionConfig: { enabled: objectAt(config, 'managedIngestion').enabled === true },
        lineageConfig: { supportsImpactAnalysis: config.supportsImpactAnalysis === true },
        visualConfig: {
          appTitle: '',
          hideGlossary: false,
          showFullTitleInLineage: false,
          queriesTab: { queriesTabResultSize: 5 },
          searchResult: { enableNameHighlight: true },
          application: {
            showSidebarSectionWhenEmpty: showsApplications,
            showApplicationInNavigation: showsApplications,
          },
        },
        telemetryConfig: { enableThirdPartyLogging: false },
        testsConfig: { enabled: false },
        viewsConfig: { enabled: true },
        searchBarConfig: { apiVariant: 'SEARCH_ACROSS_ENTITIES' },
        searchCardConfig: { showDescription: false },
        searchFlagsConfig: { defaultSkipHighlighting: false },
        featureFlags: { ...flags, ...shared },
        chromeExtensionConfig: { enabled: false, lineageEnabled: false },
        homePageConfig: { firstInPersonalSidebar: 'YOUR_ASSETS' },
        semanticSearchConfig: { enabled: false, enabledEntities: [], embeddingConfig: null },
      };
    },
  },
};

/** Flags that OpenAPI has too are the same there. */
const shared = Object.fromEntries(
  Object.entries(featureFlags).filter(([name]) => Object.hasOwn(flags, name)),
);
