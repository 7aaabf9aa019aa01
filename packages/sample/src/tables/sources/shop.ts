/** The database of the web shop and the stores: orders, payments and what follows them. */
export const shop = `
# orders: Orders of the web shop, the app and the stores, one row per order. Created at checkout, updated until the last parcel is delivered.
order_id bigint pk: Identifier of the order, unique across all channels.
order_number text: Number printed on the invoice and shown to the customer, such as TF-2048113.
customer_id bigint? ->crm.customers.customer_id @Customer: Customer who placed the order. Empty for guest checkouts.
channel text @Sales channel: Where the order was placed: web, app or store.
store_id integer? ->shop.stores.store_id: Store of the sale. Empty for online orders.
status text @Order status: Current state: placed, paid, packed, shipped, delivered, cancelled.
currency char(3): Currency of all amounts, as an ISO 4217 code.
subtotal_amount numeric(12,2): Sum of the items before discounts and shipping.
discount_amount numeric(12,2): Total of all discounts, as a positive number.
shipping_amount numeric(12,2): Shipping charged to the customer.
tax_amount numeric(12,2): Tax included in the total.
total_amount numeric(12,2) @Gross merchandise value: Amount that the customer pays.
voucher_code text?: Voucher used at checkout.
shipping_address jsonb? #pii: Delivery address at the time of the order.
placed_at timestamptz: When the customer confirmed the order.
updated_at timestamptz: Last change of the row.

# order_items: Lines of an order, one row per variant.
order_item_id bigint pk: Identifier of the line.
order_id bigint ->shop.orders.order_id: Order that the line belongs to.
variant_id bigint ->pim.product_variants.variant_id @Stock keeping unit: Variant that was bought.
quantity integer: Number of pieces.
unit_price numeric(10,2): Price of one piece, before discounts.
discount_amount numeric(10,2): Discount on the whole line.
tax_rate_id integer ->shop.tax_rates.tax_rate_id
is_gift boolean: Whether the line is gift-wrapped.
fulfilment_status text

# order_discounts: Discounts applied to orders, with the rule that granted each.
order_discount_id bigint pk
order_id bigint ->shop.orders.order_id
voucher_id bigint? ->shop.vouchers.voucher_id
rule_name text: Name of the promotion rule.
amount numeric(10,2) @Discount: Amount of the discount.

# order_status_history: Every change of the status of an order.
order_status_history_id bigint pk
order_id bigint ->shop.orders.order_id
old_status text?
new_status text
changed_by text: Service or employee that made the change.
changed_at timestamptz

# carts: Shopping carts, open and abandoned. A cart that is checked out keeps its row.
cart_id uuid pk: Identifier of the cart, also in a cookie of the browser.
customer_id bigint? ->crm.customers.customer_id: Customer, once signed in.
channel text
created_at timestamptz
last_activity_at timestamptz: Last change of the cart. After 24 hours it counts as abandoned.
checked_out_order_id bigint? ->shop.orders.order_id: Order that the cart became.

# cart_items: Contents of the carts.
cart_item_id bigint pk
cart_id uuid ->shop.carts.cart_id
variant_id bigint ->pim.product_variants.variant_id
quantity integer
added_at timestamptz

# payments: Payment attempts, successful or not. An order may have several.
payment_id bigint pk: Identifier of the attempt.
order_id bigint ->shop.orders.order_id: Order that is paid.
payment_method_id integer ->shop.payment_methods.payment_method_id: How the customer pays.
amount numeric(12,2): Amount in the currency of the order.
status text @Payment status: authorised, captured, failed or voided.
provider_reference text: Reference of the payment provider, for reconciliation.
card_last_four char(4)? #pii: Last digits of the card, if one was used.
failure_reason text?
authorised_at timestamptz?
captured_at timestamptz?

# payment_methods: Ways to pay: cards, invoice, wallets, gift cards.
payment_method_id integer pk
name text
is_active boolean
fee_percentage numeric(5,3): What the provider charges.

# refunds: Money returned to customers, for returns or as goodwill.
refund_id bigint pk
payment_id bigint ->shop.payments.payment_id
return_id bigint? ->shop.returns.return_id
amount numeric(12,2) @Refund
reason text
refunded_at timestamptz

# returns: Returns that customers announced, until the goods are inspected.
return_id bigint pk: Identifier of the return, printed on the label.
order_id bigint ->shop.orders.order_id: Order from which goods come back.
status text: announced, in transit, received, accepted, rejected.
channel text: Parcel or store.
announced_at timestamptz
received_at timestamptz?

# return_items: Goods of a return, with the reason that the customer gave.
return_item_id bigint pk
return_id bigint ->shop.returns.return_id
order_item_id bigint ->shop.order_items.order_item_id
quantity integer
reason_code text @Return reason: Code of the reason, such as TOO_SMALL or DAMAGED.
condition text?: Grade given at inspection: A, B or C.

# vouchers: Voucher codes and their rules.
voucher_id bigint pk
code text
campaign_id bigint?: Campaign of the email platform that sent the code.
discount_type text: percentage, fixed or free_shipping.
discount_value numeric(10,2)
valid_from date
valid_until date?
max_redemptions integer?

# gift_cards: Gift cards that were sold.
gift_card_id bigint pk
code_hash text #confidential: Hash of the code. The code itself isn't stored.
initial_balance numeric(10,2)
current_balance numeric(10,2)
expires_on date
sold_in_order_id bigint ->shop.orders.order_id

# gift_card_transactions
gift_card_transaction_id bigint pk
gift_card_id bigint ->shop.gift_cards.gift_card_id
order_id bigint? ->shop.orders.order_id
amount numeric(10,2)
created_at timestamptz

# tax_rates: Tax rates by country and category.
tax_rate_id integer pk
country_code char(2)
tax_category text
rate numeric(5,4)
valid_from date

# stores: Shops on the high street, with their addresses and formats.
store_id integer pk: Number of the store, as on receipts.
name text: Name, such as Tarnfell Bristol.
format text: flagship, city or outlet.
country_code char(2)
city text
opened_on date
closed_on date?
floor_area_m2 integer: Sales area in square metres.

# store_opening_hours
store_id integer pk ->shop.stores.store_id
weekday smallint pk
opens_at time?
closes_at time?
`;
