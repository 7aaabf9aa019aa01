import type { MLFeatureDataType } from '@colophon/sdk/types';
import {
  makeMlFeatureTableUrn,
  makeMlFeatureUrn,
  makeMlModelGroupUrn,
  makeMlModelUrn,
  makeMlPrimaryKeyUrn,
} from '@colophon/sdk/urns';

/** A feature table of the feature store. */
export interface FeatureTable {
  readonly id: string;
  readonly urn: string;
  readonly description: string;
  /** Ids of the tables that it is made from. */
  readonly sources: readonly string[];
  readonly key: Feature;
  readonly features: readonly Feature[];
}

/** A feature, or the key, of a feature table. */
export interface Feature {
  readonly name: string;
  readonly urn: string;
  readonly type: MLFeatureDataType;
  readonly description: string | undefined;
}

/** A family of models, with its versions. */
export interface ModelGroup {
  readonly id: string;
  readonly urn: string;
  readonly name: string;
  readonly description: string;
  /** Kind of the algorithm. */
  readonly type: string;
  /** Id of the set of files that it is trained with. */
  readonly trainedWith: string;
  /** Id of the DAG that trains it. */
  readonly trainedBy: string;
  /** Ids of feature tables. */
  readonly featureTables: readonly string[];
  readonly metric: string;
  readonly models: readonly Model[];
}

/** A version of a model. */
export interface Model {
  readonly version: string;
  readonly urn: string;
  readonly description: string;
  /** Value of the metric of the group. */
  readonly score: number;
  /** Months before now in which it was trained. */
  readonly monthsAgo: number;
}

/** `# table | sources | description`, then the key and the features: name, type, description. */
const featureText = `
# customer_behaviour | dim_customers fct_orders | What a customer did in the last twelve months. Updated every night.
customer_key | TEXT | Key of the customer, as in dim_customers.
orders_90_days | COUNT | Orders in the last 90 days.
orders_365_days | COUNT | Orders in the last 365 days.
average_order_value_eur | CONTINUOUS | Net revenue by order, in euros.
days_since_last_order | COUNT | Empty for customers without an order.
return_rate | CONTINUOUS | Share of pieces that came back.
discount_share | CONTINUOUS | Share of orders with a voucher.
preferred_category | NOMINAL

# customer_care_signals | fct_tickets | Contacts of a customer with care.
customer_key | TEXT | Key of the customer, as in dim_customers.
tickets_180_days | COUNT | Tickets in the last 180 days.
last_satisfaction | ORDINAL | Last answer to the survey, from 1 to 5.
has_open_ticket | BINARY

# variant_demand | fct_order_items fct_inventory_daily dim_dates | Demand for a variant by week, with what explains it.
variant_week | TEXT | Variant and week, such as 48113-2026W07.
units_4_weeks | COUNT | Pieces sold in the last four weeks.
units_same_week_last_year | COUNT | Pieces sold in the same trading week of last year.
days_out_of_stock | COUNT | Demand is underestimated when this is large.
price_index | CONTINUOUS | Price relative to the list price.
is_holiday_week | BINARY
weeks_since_launch | COUNT

# product_content | dim_products product_reviews_scored | What is known about a product from its page and its reviews.
product_id | COUNT | Identifier of the product.
title_embedding | SEQUENCE | Embedding of the name and description, with 384 dimensions.
average_rating | CONTINUOUS
reviews | COUNT
size_complaints_share | CONTINUOUS | Share of reviews that mention the size.

# search_context | silver.site_searches silver.product_impressions | How products do for a query.
query_product | TEXT | Normalised query and product.
click_rate_28_days | CONTINUOUS | Clicks by impression, smoothed.
cart_rate_28_days | CONTINUOUS
text_score | CONTINUOUS | Score of the text match.
is_available | BINARY | Whether the product can be bought.

# session_activity | silver.sessions | What happens in the current session. Computed from the stream, seconds old.
session_id | TEXT | Identifier of the session.
pages_viewed | COUNT
items_in_cart | COUNT
minutes_active | CONTINUOUS
arrived_by | NOMINAL | Acquisition channel.
`;

/** `# id | name | type | training set | DAG | feature tables | metric | description`, then versions. */
const modelText = `
# churn | Customer churn | gradient boosted trees | ml/training/churn | train_churn | customer_behaviour customer_care_signals | auc | Probability that a customer orders nothing within 180 days.
v14 | In use. Trained on twelve months, with signals of customer care. | 0.842 | 1
v13 | Replaced by v14. | 0.829 | 3
v12 | Withdrawn: it learned from a column that is filled after the fact. | 0.911 | 5

# demand_forecast | Demand forecast | temporal fusion transformer | ml/training/demand_forecast | train_demand_forecast | variant_demand | wape | Demand for twelve weeks by variant, with quantiles.
2026.2 | In use. | 0.231 | 1
2026.1 | The last version without prices of competitors. | 0.248 | 4
2025.4 | Kept for comparison. | 0.252 | 8

# search_ranking | Search ranking | lambdamart | ml/training/search_ranking | train_search_ranking | search_context product_content | ndcg_at_10 | Order of the products that a search finds.
r31 | In use since the spring. | 0.614 | 2
r32-candidate | Answers in the shadow of r31. | 0.622 | 0

# return_probability | Return probability | logistic regression | ml/training/return_probability | train_return_probability | product_content customer_behaviour | auc | Probability that a line of an order comes back. Shown to nobody, used for planning.
v3 | In use. | 0.774 | 2
v2 | Replaced by v3. | 0.758 | 9

# next_best_offer | Next best offer | contextual bandit | ml/training/search_ranking | train_search_ranking | session_activity customer_behaviour | uplift | An experiment: which offer to show on the start page.
pilot-1 | Stopped, since it had no measurable effect. | 0.003 | 6
pilot-2 | Running for one in ten visitors. | 0.011 | 1
`;

const split = (text: string): { head: string[]; rows: string[][] }[] =>
  text
    .trim()
    .split(/\n\n/)
    .map((block) => {
      const [head = '', ...lines] = block.split('\n');
      return { head: head.replace('# ', '').split(' | '), rows: lines.map((line) => line.split(' | ')) };
    });

/** Ids are prefixed: the catalogue may have a model `churn` of its own. */
const prefixed = (id: string): string => `tarnfell.${id}`;

export const featureTables: readonly FeatureTable[] = split(featureText).map(({ head, rows }) => {
  const [id = '', sources = '', description = ''] = head;
  const toFeature =
    (makeUrn: (table: string, name: string) => string) =>
    (row: readonly string[]): Feature => {
      const [name = '', type = '', about] = row;
      return { name, urn: makeUrn(prefixed(id), name), type: type as MLFeatureDataType, description: about };
    };
  const [key = [], ...others] = rows;
  return {
    id,
    urn: makeMlFeatureTableUrn('feast', prefixed(id)),
    description,
    sources: sources.split(' '),
    key: toFeature(makeMlPrimaryKeyUrn)(key),
    features: others.map(toFeature(makeMlFeatureUrn)),
  };
});

export const modelGroups: readonly ModelGroup[] = split(modelText).map(({ head, rows }) => {
  const [
    id = '',
    name = '',
    type = '',
    trainedWith = '',
    trainedBy = '',
    tables = '',
    metric = '',
    about = '',
  ] = head;
  return {
    id,
    urn: makeMlModelGroupUrn('mlflow', prefixed(id)),
    name,
    description: about,
    type,
    trainedWith,
    trainedBy,
    featureTables: tables.split(' '),
    metric,
    models: rows.map(([version = '', description = '', score, monthsAgo]) => ({
      version,
      urn: makeMlModelUrn('mlflow', prefixed(`${id}_${version}`)),
      description,
      score: Number(score),
      monthsAgo: Number(monthsAgo),
    })),
  };
});
