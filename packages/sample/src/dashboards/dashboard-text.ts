/**
 * Dashboards: `# id | title | area | description`, then charts: title, type and tables. The charts of a board have its id
 * before their number.
 */
export const dashboardText = `
# executive_summary | Executive summary | finance | The figures of the weekly meeting, on one page. Numbers are final on the fifth working day.
Net revenue by week | LINE | rpt_executive_summary
Margin by week | LINE | rpt_executive_summary
New customers | BAR | rpt_executive_summary
On-time delivery | LINE | rpt_executive_summary
Contacts per hundred orders | LINE | rpt_executive_summary

# trading_daily | Daily trading | orders | Sales of yesterday by channel and category, against plan and last year. Read by everybody at nine.
Sales against plan | BAR | rpt_trading_daily
Sales by channel | AREA | fct_revenue_daily
Sales by category | TABLE | fct_order_items dim_products
Top products | TABLE | fct_order_items dim_products
Average order value | LINE | fct_orders

# order_funnel | From visit to order | orders | Where visitors leave on the way to the order.
Sessions by channel | AREA | fct_sessions
Conversion by step | BAR | fct_sessions
Abandoned carts | LINE | fct_sessions

# returns | Returns | orders | What comes back, why, and what it costs.
Return rate by month of sale | LINE | fct_returns fct_order_items
Reasons | BAR | fct_return_reasons
Grades at inspection | PIE | fct_returns
Days to return | HISTOGRAM | fct_returns

# promotions | Promotions | orders | What vouchers and rules bring, after the margin that they cost.
Redemptions by voucher | TABLE | fct_voucher_redemptions
Margin after discount | BAR | fct_voucher_redemptions

# payment_reconciliation | Payment reconciliation | payments | Open differences between captures and settlements. Treasury works through it every morning.
Unmatched captures | TABLE | fct_payments
Difference by payout | BAR | fct_settlements
Chargebacks by reason | BAR | fct_chargebacks

# payment_health | Payment health | payments | Success of payments by method, provider and country.
Failure rate by method | LINE | fct_payments
Payments by method | PIE | fct_payments

# gift_cards | Gift cards | payments
Liability by day | AREA | fct_gift_card_liability

# range_performance | Range performance | products | How the season sells, by category and product.
Sell-through by category | BAR | fct_sell_through dim_products
Slow sellers | TABLE | fct_sell_through dim_products
Sales against range plan | BAR | range_plan fct_sell_through
Own brand share | LINE | fct_order_items dim_products

# pricing | Pricing | products | Markdowns, and what they cost in margin.
Markdowns by week | BAR | fct_markdowns
Margin lost | LINE | fct_markdowns
Share of products on sale | LINE | fct_markdowns dim_products

# reviews | Product reviews | products | What customers write about products.
Rating by category | BAR | product_reviews_scored dim_products
Topics of poor reviews | WORD_CLOUD | product_reviews_scored

# supplier_scorecard | Supplier scorecard | products | Reliability and quality of suppliers, for the quarterly talks.
Fill rate | BAR | rpt_supplier_scorecard dim_suppliers
Days late | BOX_PLOT | rpt_supplier_scorecard
Returns by supplier | TABLE | rpt_supplier_scorecard

# stock_position | Stock position | inventory | Stock against demand, and what to reorder this week.
Days of cover | HISTOGRAM | rpt_stock_position
Reorder list | TABLE | rpt_stock_position
Stock value by site | AREA | fct_inventory_daily dim_warehouses
Stockout hours | LINE | fct_stockouts

# lost_sales | Lost sales | inventory | An estimate of what stockouts cost.
Lost revenue by week | BAR | fct_stockouts
Lost revenue by category | TABLE | fct_stockouts dim_products

# purchasing | Purchasing | inventory | Open purchase orders and their delays.
Late purchase orders | TABLE | fct_purchase_orders dim_suppliers
Fill rate by month | LINE | fct_purchase_orders

# stock_accuracy | Stock accuracy | inventory
Accuracy by site | LINE | fct_stock_accuracy dim_warehouses

# delivery_performance | Delivery performance | fulfilment | How many parcels arrive when we promised, by carrier.
On-time rate by carrier | LINE | fct_carrier_performance dim_carriers
Cost per parcel | BAR | fct_carrier_performance
Late parcels today | TABLE | fct_shipments
Transit times by lane | BOX_PLOT | fct_shipments

# warehouse_floor | Warehouse floor | fulfilment | Shown on the screens of the distribution centres. Refreshed every five minutes.
Lines per hour | LINE | fct_picking_productivity
Open orders by cut-off | BAR | fct_orders
Parcels by hour | BAR | fct_shipments

# peak_readiness | Peak readiness | fulfilment | Forecast and capacity for the weeks before Christmas.
Parcels against capacity | LINE | fct_shipments
Carrier capacity | TABLE | fct_carrier_performance dim_carriers

# customer_overview | Customer overview | customers | How many customers we have, and how they develop.
Active customers | LINE | customer_health
Retention by cohort | COHORT | customer_cohorts
Value by decile | BAR | dim_customers
Customers at risk | TABLE | customer_health

# privacy_requests | Privacy requests | customers | Access and erasure requests, with the days to the answer.
Requests by month | BAR | rpt_privacy_requests
Median days to the answer | LINE | rpt_privacy_requests

# loyalty_programme | Loyalty programme | loyalty | Members, points and what they cost.
Members by tier | AREA | fct_loyalty
Points earned and redeemed | BAR | fct_loyalty
Orders by tier | LINE | fct_orders dim_customers

# customer_care | Customer care | care | Volume, speed and satisfaction of customer care.
Tickets by topic | BAR | fct_tickets
First response time | LINE | rpt_customer_care
Satisfaction | LINE | rpt_customer_care
Contacts per hundred orders | LINE | fct_contact_rate

# repairs | Repairs | care | Repairs by brand, and how long they take.
Days in repair | HISTOGRAM | fct_repairs
Warranty claims | BAR | fct_repairs

# marketing_weekly | Marketing weekly | marketing | Channels by cost, revenue and return, for the Tuesday meeting.
Spend by network | AREA | rpt_marketing_weekly
Return on advertising spend | LINE | rpt_marketing_weekly
Cost of a new customer | LINE | fct_acquisition_cost
Campaigns | TABLE | fct_campaign_performance dim_campaigns

# email_performance | Email performance | marketing | Mailings and journeys, with what they bring.
Click rate | LINE | fct_email_performance
Unsubscribes | BAR | fct_email_performance
Best mailings | TABLE | fct_email_performance dim_campaigns

# audience_size | Audience size | marketing
Audience by segment | TABLE | mail_audience_daily
Opt-in rate | LINE | dim_customers

# web_traffic | Web traffic | web | Visits and pages by country and device.
Sessions by day | AREA | fct_sessions
Devices | PIE | fct_sessions
Landing pages | TABLE | fct_sessions

# site_search | Site search | web | What visitors search for, and what they don't find.
Searches without results | TABLE | fct_site_search
Zero-result rate | LINE | fct_site_search

# experiments | Experiments | science | Running and finished experiments, with confidence intervals.
Running experiments | TABLE | fct_experiments
Conversion by variant | BAR | fct_experiments

# demand_forecast | Demand forecast | science | Forecast and real demand, to see how good the model is.
Forecast and sales | LINE | fct_order_items
Error by category | BAR | fct_order_items dim_products

# profit_and_loss | Profit and loss | finance | Profit and loss by cost centre. For heads of departments.
Result by month | BAR | fct_profit_and_loss
Costs by account group | TABLE | fct_profit_and_loss

# month_end_close | Month end close | finance | What is still open before the books are closed.
Differences to the ledger | TABLE | rpt_month_end
Open supplier invoices | BAR | fct_supplier_liabilities dim_suppliers

# store_league | Store league | orders | Stores by sales per square metre. Sent to store managers on Mondays.
Sales per square metre | BAR | rpt_store_league dim_stores
Receipts by hour | LINE | rpt_store_league

# black_friday_2024 | Black Friday 2024 | orders
Orders by minute | LINE | fct_orders
Revenue against last year | BAR | fct_revenue_daily

# data_platform_costs | Data platform costs | platform | What the warehouse costs, by team.
Tables by size | TABLE |

# store_visits_old | Store visits (old) | orders
Visitors by store | BAR |
`;
