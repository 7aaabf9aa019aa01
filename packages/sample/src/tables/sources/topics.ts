/** Columns of every event, before those of its own. */
export const envelope = `
event_id uuid pk: Unique for each event. Consumers use it to ignore repeated deliveries.
occurred_at timestamptz: When it happened, by the clock of the producer.
`;

/** Events that services publish. The name of a topic is also that of its table in the lake, with underscores. */
export const events = `
# shop.order.placed: An order was confirmed at checkout. Published in the transaction that stores the order.
order_id bigint @Order: Identifier of the order.
customer_id bigint?: Empty for guest checkouts.
channel text @Sales channel: web, app or store.
total_amount numeric(12,2)
currency char(3)
items jsonb: Variants with quantities and prices.

# shop.order.cancelled: An order was cancelled, by the customer or by us.
order_id bigint
reason text
cancelled_by text

# shop.order.delivered: The last parcel of an order was delivered.
order_id bigint
delivered_at timestamptz

# shop.payment.captured: A payment was captured.
payment_id bigint
order_id bigint
amount numeric(12,2)
provider_reference text

# shop.payment.failed: A payment attempt failed.
payment_id bigint
order_id bigint
failure_reason text

# shop.refund.issued: Money was returned to a customer.
refund_id bigint
payment_id bigint
amount numeric(12,2) @Refund

# shop.return.announced: A customer announced a return.
return_id bigint
order_id bigint
items jsonb

# shop.return.inspected: Returned goods were graded.
return_id bigint
items jsonb

# shop.cart.abandoned: A cart saw no activity for 24 hours.
cart_id uuid
customer_id bigint?
value_amount numeric(12,2)

# pim.product.updated: A product or one of its variants changed. The event has the whole product.
product_id bigint
product jsonb

# pim.price.changed: A price became valid.
variant_id bigint
price_list_id integer
sale_price numeric(10,2)?
list_price numeric(10,2) @List price

# pim.review.submitted: A customer wrote a review.
review_id bigint
product_id bigint
rating smallint

# wms.stock.changed: The stock of a variant at a site changed.
variant_id bigint
warehouse_id integer
available integer @Available to promise: Pieces that can be sold after the change.
movement_type text

# wms.stock.depleted: The last available piece was reserved.
variant_id bigint
warehouse_id integer

# wms.shipment.dispatched: A parcel left a site.
shipment_id bigint
order_id bigint
carrier_id integer
tracking_number text #pii

# wms.shipment.scanned: A carrier scanned a parcel.
shipment_id bigint
event_code text
location text?

# wms.goods.received: A delivery of a supplier was booked in.
goods_receipt_id bigint
purchase_order_id bigint

# crm.customer.registered: Somebody opened an account.
customer_id bigint
country_code char(2)
acquisition_channel text?

# crm.customer.erased: Personal data of a customer was erased. Every consumer with customer data must react within 30 days.
customer_id bigint
erased_at timestamptz @Right to erasure

# crm.consent.changed: A consent was given or withdrawn.
customer_id bigint
purpose text @Consent
is_granted boolean

# crm.loyalty.points_booked: Points were earned, redeemed or expired.
loyalty_account_id bigint
points integer @Loyalty points
kind text

# crm.loyalty.tier_changed: A member reached another tier.
loyalty_account_id bigint
old_tier text
new_tier text @Loyalty tier

# helpdesk.ticket.opened: A customer contacted us.
ticket_id bigint
channel text
topic text

# helpdesk.ticket.solved: A ticket was solved.
ticket_id bigint
agent_id integer

# web.page.viewed: A page of the shop was viewed. The largest topic, with about 900 events per second on a sale day.
session_id uuid @Session
visitor_id uuid: Pseudonymous identifier, new after 13 months.
customer_id bigint?: Once signed in.
url text
referrer text?
device_type text
country_code char(2)

# web.search.performed: A search in the shop, with the number of results.
session_id uuid
query text @Site search
results integer
position_clicked integer?

# web.product.viewed: A product page was viewed.
session_id uuid
product_id bigint
variant_id bigint?

# web.cart.item_added: A variant was put into the cart.
session_id uuid
cart_id uuid
variant_id bigint
quantity integer

# web.checkout.started: A checkout was started.
session_id uuid
cart_id uuid

# web.experiment.exposed: A visitor saw a variant of an experiment.
session_id uuid
experiment text @Experiment
variant text

# store.sale.recorded: A till recorded a sale.
store_id integer
till_id integer
receipt_number text
total_amount numeric(12,2)
`;

/** Tables whose changes are captured, each on a topic of its own. */
export const captured = [
  'shop.orders',
  'shop.order_items',
  'shop.payments',
  'shop.returns',
  'pim.products',
  'pim.prices',
  'wms.inventory_levels',
  'wms.shipments',
  'crm.customers',
] as const;
