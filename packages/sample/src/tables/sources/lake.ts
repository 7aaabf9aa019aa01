/** Tables of the lake that are made from events: cleaned, without repeated deliveries, in sessions. */
export const silver = `
# sessions: Visits to the shop, one row per session. A session ends after 30 minutes without an event.
session_id <web_page_viewed pk @Session: Identifier of the visit.
visitor_id <web_page_viewed
customer_id <web_page_viewed
landing_url text <web_page_viewed.url
device_type <web_page_viewed
country_code <web_page_viewed
page_views bigint <web_page_viewed.event_id
searches bigint <web_search_performed.event_id
items_added bigint <web_cart_item_added.event_id
has_checkout boolean <web_checkout_started.session_id @Conversion rate: Whether a checkout was started.
started_at timestamptz <web_page_viewed.occurred_at
ended_at timestamptz <web_page_viewed.occurred_at

# page_views: Page views without robots.
event_id <web_page_viewed pk
session_id <web_page_viewed
url <web_page_viewed
viewed_at timestamptz <web_page_viewed.occurred_at

# site_searches: Searches with corrected spelling, and what was clicked.
event_id <web_search_performed pk
session_id <web_search_performed
query <web_search_performed @Site search
normalised_query text <web_search_performed.query
results <web_search_performed
searched_at timestamptz <web_search_performed.occurred_at

# product_impressions: Views of product pages.
event_id <web_product_viewed pk
session_id <web_product_viewed
product_id <web_product_viewed
viewed_at timestamptz <web_product_viewed.occurred_at

# cart_events: What was put into carts, and which carts were left.
event_id <web_cart_item_added pk
cart_id <web_cart_item_added,shop_cart_abandoned
session_id <web_cart_item_added
variant_id <web_cart_item_added
quantity <web_cart_item_added
is_abandoned boolean <shop_cart_abandoned.cart_id @Cart abandonment: Whether the cart was abandoned later.

# experiment_exposures: First exposure of each visitor to each experiment.
session_id <web_experiment_exposed pk
experiment <web_experiment_exposed pk @Experiment
variant <web_experiment_exposed
exposed_at timestamptz <web_experiment_exposed.occurred_at

# order_events: The life of an order as events.
order_id <shop_order_placed,shop_order_cancelled,shop_order_delivered pk
placed_at timestamptz <shop_order_placed.occurred_at
cancelled_at timestamptz? <shop_order_cancelled.occurred_at
delivered_at timestamptz? <shop_order_delivered.delivered_at

# payment_events: Captures and failures of payments.
payment_id <shop_payment_captured,shop_payment_failed pk
order_id <shop_payment_captured,shop_payment_failed
amount <shop_payment_captured
failure_reason <shop_payment_failed

# stock_changes: Changes of available stock, in order.
event_id <wms_stock_changed pk
variant_id <wms_stock_changed
warehouse_id <wms_stock_changed
available <wms_stock_changed
changed_at timestamptz <wms_stock_changed.occurred_at

# stockouts: Spans of time in which a variant could not be bought.
variant_id <wms_stock_depleted pk @Stockout
warehouse_id <wms_stock_depleted pk
out_from timestamptz <wms_stock_depleted.occurred_at pk
out_until timestamptz? <wms_stock_changed.occurred_at

# parcel_scans: Scans of parcels, mapped to our own codes.
event_id <wms_shipment_scanned pk
shipment_id <wms_shipment_scanned
event_code <wms_shipment_scanned
scanned_at timestamptz <wms_shipment_scanned.occurred_at

# consent_history: Consents as events. The basis of every mailing list.
customer_id <crm_consent_changed pk
purpose <crm_consent_changed pk
is_granted <crm_consent_changed
changed_at timestamptz <crm_consent_changed.occurred_at pk

# loyalty_bookings: Bookings of points.
event_id <crm_loyalty_points_booked pk
loyalty_account_id <crm_loyalty_points_booked
points <crm_loyalty_points_booked
kind <crm_loyalty_points_booked

# till_receipts: Receipts of all tills, without training mode.
receipt_number <store_sale_recorded pk
store_id <store_sale_recorded
total_amount <store_sale_recorded
sold_at timestamptz <store_sale_recorded.occurred_at

# price_history: Prices as they became valid.
variant_id <pim_price_changed pk
price_list_id <pim_price_changed pk
sale_price <pim_price_changed
list_price <pim_price_changed
valid_from timestamptz <pim_price_changed.occurred_at pk
`;

/** Tables of the lake for many readers, made from the ones above. */
export const gold = `
# daily_traffic: Sessions and page views by day, country and device.
visit_date date <sessions.started_at pk
country_code <sessions pk
device_type <sessions pk
sessions bigint <sessions.session_id
page_views bigint <sessions.page_views

# search_quality: Searches by query and week, with clicks and searches without results.
week date <site_searches.searched_at pk
normalised_query <site_searches pk
searches bigint <site_searches.event_id
zero_result_searches bigint <site_searches.results

# product_affinity: Products that are viewed in the same session.
product_id <product_impressions pk
other_product_id bigint <product_impressions.product_id pk
sessions bigint <product_impressions.session_id
lift double

# experiment_results: Conversions by experiment and variant, with confidence intervals.
experiment <experiment_exposures pk
variant <experiment_exposures pk
visitors bigint <experiment_exposures.session_id
conversions bigint <sessions.has_checkout
p_value double

# parcel_transit_times: Transit times by carrier, lane and week.
week date <parcel_scans.scanned_at pk
lane text pk
median_hours double <parcel_scans.scanned_at
p95_hours double <parcel_scans.scanned_at

# stockout_hours: Hours without stock by variant and week.
variant_id <stockouts pk
week date <stockouts.out_from pk
hours double <stockouts.out_from,stockouts.out_until

# visitor_profiles
visitor_id <sessions pk
sessions bigint <sessions.session_id
last_seen_at timestamptz <sessions.ended_at
favourite_category text?
`;

/** Files that partners deliver, or that are made for them. */
export const files = `
# partner-inbound/supplier_price_lists: Price lists of suppliers, as they arrive. Column names differ by supplier.
supplier_sku text
unit_cost text #confidential
currency text
valid_from text

# partner-inbound/carrier_invoices: Monthly invoices of carriers, one row per parcel.
tracking_number text #pii
weight_kg double
amount double
surcharge_code text?

# partner-inbound/marketplace_orders: Orders of marketplaces, every hour.
marketplace text
external_order_id text
sku text
quantity integer
amount double

# partner-inbound/carrier_tracking_backfill
tracking_number text #pii
event_code text
occurred_at text

# partner-outbound/product_feed: The product feed for comparison sites and marketplaces.
sku text
title text
price double
availability text
image_url text

# partner-outbound/store_traffic_report
store_id integer
visitors integer
hour text

# exports/finance_month_end: The export for the auditors at the end of each month.
account_number text
month date
balance double

# exports/gdpr_access_requests: Answers to access requests. Deleted after 30 days.
customer_id bigint #pii #restricted
document text #pii #restricted

# archive/orders_2016_2020: Orders of the former shop software. Read only, kept for tax.
order_number text
customer_email text #pii
total double
ordered_on text

# archive/clickstream_2021
line text

# ml/training/churn: Training set of the churn model, one snapshot per month.
customer_id bigint
features jsonb
churned boolean @Churn

# ml/training/demand_forecast: Training set of the demand forecast.
variant_id bigint
week date
units integer
features jsonb

# ml/training/search_ranking
query text
product_id bigint
label smallint
features jsonb

# ml/training/return_probability
order_item_id bigint
returned boolean
features jsonb

# ml/scores/churn: Scores of the churn model, every night.
customer_id bigint
score double
scored_at timestamptz

# ml/scores/demand_forecast
variant_id bigint
week date
units double
scored_at timestamptz
`;
