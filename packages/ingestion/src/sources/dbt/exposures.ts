import type { AnyProposal } from '@colophon/sdk';
import {
  makeDataPlatformInstanceAspect,
  makeGlobalTagsAspect,
  makeStatusAspect,
  makeSubTypesAspect,
} from '@colophon/sdk/builders';
import { makeDashboardUrn, makeTagUrn, makeUserUrn } from '@colophon/sdk/urns';
import { aspectProposal } from '../../reading/aspect-proposal.ts';
import { pythonText } from '../../reading/python-text.ts';
import type { ManifestExposure } from './artifacts.ts';
import type { Project } from './project.ts';

const subTypes: Readonly<Record<string, string>> = {
  dashboard: 'Dashboard',
  notebook: 'Notebook',
  analysis: 'Analysis',
  ml: 'ML Model',
  application: 'Application',
};

/** An exposure as a dashboard, which shows what it depends on. */
export function exposureProposals(id: string, exposure: ManifestExposure, project: Project): AnyProposal[] {
  const { config, nodes, urns, now } = project;
  const urn = makeDashboardUrn('dbt', id, config.platform_instance);
  const type = exposure.type !== undefined && exposure.type in subTypes ? exposure.type : 'dashboard';
  const datasets = (exposure.depends_on?.nodes ?? []).flatMap((one) => {
    const node = nodes.get(one);
    return node ? [urns.dbt(node)] : [];
  });
  const stamp = { time: now, actor: makeUserUrn('dbt_ingestion') };
  const facts = {
    dbt_unique_id: id,
    exposure_type: type,
    ...(exposure.maturity && { maturity: exposure.maturity }),
    ...(exposure.package_name && { dbt_package_name: exposure.package_name }),
    ...(exposure.original_file_path && { dbt_file_path: exposure.original_file_path }),
  };
  const meta = Object.entries(exposure.meta ?? {}).map(([key, value]) => [key, pythonText(value)]);
  const owner = config.enable_owner_extraction
    ? ownerOf(exposure, config.strip_user_ids_from_email)
    : undefined;
  const tags = (exposure.tags ?? []).map((tag) => makeTagUrn(config.tag_prefix + tag));
  return [
    aspectProposal(
      urn,
      'dataPlatformInstance',
      makeDataPlatformInstanceAspect('dbt', config.platform_instance),
    ),
    aspectProposal(urn, 'dashboardInfo', {
      title: exposure.name,
      description: exposure.description ?? '',
      customProperties: { ...facts, ...Object.fromEntries(meta) },
      charts: [],
      dashboards: [],
      ...(exposure.url && { externalUrl: exposure.url }),
      ...(datasets.length > 0 && { datasets }),
      lastModified: { created: stamp, lastModified: stamp },
    }),
    aspectProposal(urn, 'status', makeStatusAspect()),
    aspectProposal(urn, 'subTypes', makeSubTypesAspect([subTypes[type] ?? type])),
    ...(owner === undefined
      ? []
      : [aspectProposal(urn, 'ownership', { owners: [{ owner: makeUserUrn(owner), type: 'DATAOWNER' }] })]),
    ...(tags.length > 0 ? [aspectProposal(urn, 'globalTags', makeGlobalTagsAspect(tags))] : []),
  ];
}

function ownerOf({ owner }: ManifestExposure, stripEmail: boolean): string | undefined {
  if (owner?.email) return stripEmail ? owner.email.split('@')[0] : owner.email;
  return owner?.name?.replaceAll(' ', '_').toLowerCase() || undefined;
}
