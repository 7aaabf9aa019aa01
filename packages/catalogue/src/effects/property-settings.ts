import { criterionOf } from '../search/query.ts';
import type { Effect } from './effect.ts';
import { findUrns } from './find-urns.ts';
import { reject } from './reject.ts';
import { badgeTerm } from './terms.ts';

const settingsAspect = 'structuredPropertySettings';
const shown = ['showInSearchFilters', 'showInAssetSummary', 'showAsAssetBadge', 'showInColumnsTable'];

/** A hidden property is shown nowhere, and one property at most is the badge of assets. */
export const propertySettingsEffect: Effect = {
  aspects: [settingsAspect],

  async readSet(_, { transaction, isFirst }) {
    if (!isFirst(badgeTerm)) return [];
    const badges = await findUrns(
      transaction,
      ['structuredProperty'],
      [[criterionOf('showAsAssetBadge', ['true'])]],
    );
    return badges.map((urn) => ({ urn, aspect: settingsAspect }));
  },

  check(value) {
    for (const place of value.isHidden === true ? shown : [])
      if (value[place] === true)
        reject(settingsAspect, `/${place}`, 'false, since the property is hidden', 'true');
  },

  checkAtEnd(value, { state, checked }) {
    if (value.showAsAssetBadge !== true) return;
    const other = state.rowsWith(settingsAspect, badgeTerm).find(({ urn }) => urn !== checked.urn);
    if (other)
      reject(settingsAspect, '/showAsAssetBadge', `false, since ${other.urn} is shown as the badge`, 'true');
  },
};
