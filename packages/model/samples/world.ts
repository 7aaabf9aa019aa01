/*
 * The small world of the samples: a web shop. Its orders and customers lie in PostgreSQL, each order placed goes over
 * Kafka, Airflow computes the daily revenue, Looker shows it, and MLflow keeps a model of which orders come back.
 */

export const ana = 'urn:li:corpuser:ana';
export const ben = 'urn:li:corpuser:ben';
export const checkout = 'urn:li:corpGroup:checkout';

export const orders = 'urn:li:dataset:(urn:li:dataPlatform:postgres,shop.public.orders,PROD)';
export const customers = 'urn:li:dataset:(urn:li:dataPlatform:postgres,shop.public.customers,PROD)';
export const dailyRevenue = 'urn:li:dataset:(urn:li:dataPlatform:postgres,shop.public.daily_revenue,PROD)';
export const ordersPlaced = 'urn:li:dataset:(urn:li:dataPlatform:kafka,shop.orders.placed,PROD)';

export const shopDaily = 'urn:li:dataFlow:(airflow,shop_daily,prod)';
export const computeRevenue = `urn:li:dataJob:(${shopDaily},compute_revenue)`;
export const revenueChart = 'urn:li:chart:(looker,dashboard_elements.12)';
export const salesDashboard = 'urn:li:dashboard:(looker,dashboards.7)';
export const returnRisk = 'urn:li:mlModel:(urn:li:dataPlatform:mlflow,return-risk-3,PROD)';

export const sales = 'urn:li:domain:sales';
export const revenue = 'urn:li:glossaryTerm:revenue';
export const pii = 'urn:li:tag:pii';

/** Monday, 2 March 2026, 10:00 in UTC: the day on which the shop was described. */
export const monday = 1_772_445_600_000;
const day = 86_400_000;
export const friday = monday + 4 * day;

export const byAna = { time: monday, actor: ana };
export const byBen = { time: friday, actor: ben };
