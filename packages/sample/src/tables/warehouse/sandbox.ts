/** What people keep for themselves: no owner, no description, nobody remembers why. */
export const sandbox = `
# tmp_orders_backfill_2024
order_id <fct_orders pk
net_amount_eur <fct_orders

# churn_features_v2_test
customer_key <customer_health pk
score double <customer_health.churn_score

# black_friday_check
revenue_date <fct_revenue_daily pk
net_revenue_eur <fct_revenue_daily

# dim_products_old
variant_id bigint pk
sku text
product_name text

# pricing_simulation_march
variant_id <int_prices_daily pk
new_price numeric(10,2)
expected_units double

# supplier_mapping_upload
supplier_name text
erp_number text

# test_loyalty_join
loyalty_account_id <fct_loyalty pk
customer_key <dim_customers
`;
