/** The product information system: products, variants, prices and suppliers. */
export const pim = `
# products: Products as they are sold, one row per style. Sizes and colours are in product_variants.
product_id bigint pk: Identifier of the product.
style_code text: Code of the style, as on labels and purchase orders.
name text @Product: Name in the shop.
brand_id integer ->pim.brands.brand_id: Brand of the product.
description text?: Text of the product page, in Markdown.
gender text?: women, men, unisex or kids.
season text @Season: Season of the first sale, such as AW26.
status text: draft, active, discontinued.
launched_on date?: First day on which it was sold.
updated_at timestamptz

# product_variants: Sizes and colours of a product. A variant is what is stocked and sold.
variant_id bigint pk: Identifier of the variant.
product_id bigint ->pim.products.product_id: Product of which it is a variant.
sku text @Stock keeping unit: Code on the shelf label.
ean char(13)?: Barcode.
size text?
colour text?
weight_grams integer?: Shipping weight.
is_sellable boolean

# categories: The category tree of the shop.
category_id integer pk
parent_category_id integer? ->pim.categories.category_id
name text @Product category
path text: Names from the root, separated by slashes.
sort_order integer

# product_categories: Categories in which a product is shown.
product_id bigint pk ->pim.products.product_id
category_id integer pk ->pim.categories.category_id
is_primary boolean: The category that counts in reports.

# brands: Brands in the range, our own among them.
brand_id integer pk
name text
is_own_brand boolean @Own brand: Whether the brand is ours.
country_of_origin char(2)?

# product_images
image_id bigint pk
product_id bigint ->pim.products.product_id
url text
position smallint
alt_text text?

# product_attributes: Definitions of attributes, such as waterproof rating or pack volume.
attribute_id integer pk
code text
label text
unit text?
data_type text

# attribute_values: Values of attributes, by product.
product_id bigint pk ->pim.products.product_id
attribute_id integer pk ->pim.product_attributes.attribute_id
value text

# price_lists: Price lists by country and channel.
price_list_id integer pk
name text
country_code char(2)
currency char(3)

# prices: Prices with their validity. Exactly one is valid per variant, list and moment.
price_id bigint pk
variant_id bigint ->pim.product_variants.variant_id: Variant that the price is for.
price_list_id integer ->pim.price_lists.price_list_id
list_price numeric(10,2) @List price: Recommended retail price.
sale_price numeric(10,2)?: Reduced price, while there is one.
valid_from timestamptz
valid_until timestamptz?

# suppliers: Companies from which we buy.
supplier_id integer pk
name text @Supplier
country_code char(2)
payment_terms_days integer
lead_time_days integer @Lead time: Days from order to receipt, as agreed.
is_active boolean

# supplier_products: What a supplier delivers, at which cost.
supplier_id integer pk ->pim.suppliers.supplier_id
variant_id bigint pk ->pim.product_variants.variant_id
supplier_sku text
unit_cost numeric(10,4) #confidential @Cost of goods sold: Purchase price of one piece.
currency char(3)
minimum_order_quantity integer

# product_reviews: Reviews by customers, with the result of moderation.
review_id bigint pk
product_id bigint ->pim.products.product_id
customer_id bigint? ->crm.customers.customer_id
rating smallint: 1 to 5 stars.
title text?
body text?
moderation_status text
created_at timestamptz

# size_charts
size_chart_id integer pk
brand_id integer ->pim.brands.brand_id
gender text
chart jsonb
`;
