/** The warehouse management system: stock, purchasing and parcels. */
export const wms = `
# warehouses: Distribution centres and the stock rooms of stores.
warehouse_id integer pk: Number of the site.
name text @Distribution centre
country_code char(2)
kind text: distribution_centre, store or returns_centre.
capacity_pallets integer?

# storage_locations: Shelves and pallet places.
location_id bigint pk
warehouse_id integer ->wms.warehouses.warehouse_id
aisle text
bay text
level smallint
is_pick_face boolean: Whether pickers take goods from here.

# inventory_levels: Stock by variant and site at this moment. Updated with each movement.
variant_id bigint pk ->pim.product_variants.variant_id: Variant in stock.
warehouse_id integer pk ->wms.warehouses.warehouse_id: Site of the stock.
on_hand integer @Stock on hand: Pieces in the building.
reserved integer @Reserved stock: Pieces promised to orders.
available integer @Available to promise: Pieces that can be sold.
updated_at timestamptz

# inventory_movements: Every change of stock: receipts, picks, transfers, corrections.
movement_id bigint pk
variant_id bigint ->pim.product_variants.variant_id
warehouse_id integer ->wms.warehouses.warehouse_id
movement_type text: receipt, pick, transfer, return or adjustment.
quantity integer: Positive when stock grows.
reference text?: Order, purchase order or count that caused it.
moved_at timestamptz

# stock_counts: Counts by hand, with the difference to the system.
stock_count_id bigint pk
location_id bigint ->wms.storage_locations.location_id
variant_id bigint ->pim.product_variants.variant_id
expected_quantity integer
counted_quantity integer
counted_at timestamptz

# purchase_orders: Orders that we place with suppliers.
purchase_order_id bigint pk: Number of the purchase order.
supplier_id integer ->pim.suppliers.supplier_id: Supplier who delivers.
warehouse_id integer ->wms.warehouses.warehouse_id: Site to which goods are delivered.
status text: open, confirmed, partially_received, received, cancelled.
ordered_on date
expected_on date?: Date that the supplier confirmed.
currency char(3)

# purchase_order_lines: Lines of purchase orders.
purchase_order_line_id bigint pk
purchase_order_id bigint ->wms.purchase_orders.purchase_order_id
variant_id bigint ->pim.product_variants.variant_id
quantity_ordered integer
quantity_received integer
unit_cost numeric(10,4) #confidential

# goods_receipts: Deliveries as they are booked in at the dock.
goods_receipt_id bigint pk
purchase_order_id bigint ->wms.purchase_orders.purchase_order_id
received_at timestamptz
received_by text
discrepancy_note text?

# shipments: Parcels that leave a site, one row per parcel.
shipment_id bigint pk: Identifier of the parcel.
order_id bigint ->shop.orders.order_id: Order whose goods it contains.
warehouse_id integer ->wms.warehouses.warehouse_id: Site that sent it.
carrier_id integer ->wms.carriers.carrier_id: Carrier that delivers it.
tracking_number text? #pii: Number given by the carrier.
service_level text @Service level: standard, express or collect.
weight_grams integer
shipping_cost numeric(8,2)? #confidential: What the carrier charges us.
promised_delivery_date date @Promised delivery date: Last day that the shop showed at checkout.
shipped_at timestamptz?
delivered_at timestamptz?

# shipment_items: Contents of parcels.
shipment_item_id bigint pk
shipment_id bigint ->wms.shipments.shipment_id
order_item_id bigint ->shop.order_items.order_item_id
quantity integer

# carriers: Parcel services, with their contracts.
carrier_id integer pk
name text
contract_number text #confidential
is_active boolean

# tracking_events: Scans of parcels, as carriers report them.
tracking_event_id bigint pk
shipment_id bigint ->wms.shipments.shipment_id
event_code text: Code in our own list, mapped from those of the carriers.
location text?
occurred_at timestamptz
received_at timestamptz

# pick_lists: Work of pickers, one row per tour.
pick_list_id bigint pk
warehouse_id integer ->wms.warehouses.warehouse_id
picker_id integer
lines integer
started_at timestamptz
completed_at timestamptz?

# packing_stations
packing_station_id integer pk
warehouse_id integer ->wms.warehouses.warehouse_id
has_scale boolean
has_camera boolean
`;
