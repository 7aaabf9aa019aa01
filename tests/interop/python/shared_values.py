"""A realistic value of every aspect that several entity types carry."""

from datahub.emitter.mce_builder import make_dataset_urn
from datahub.metadata import schema_classes as s

TIME = 1_753_000_000_000
USER = "urn:li:corpuser:zoë.müller"
GROUP = "urn:li:corpGroup:données"
DATASET = make_dataset_urn("postgres", "shop.public.bestellungen_ß")
UPSTREAM = make_dataset_urn("kafka", "orders, raw (v2)")

STAMP = s.AuditStampClass(time=TIME, actor=USER, message="Übernahme")
ATTRIBUTION = s.MetadataAttributionClass(
    time=TIME,
    actor=USER,
    source="urn:li:dataHubAction:propagation",
    sourceDetail={"origin": DATASET, "depth": "2"},
)
TAGS = s.GlobalTagsClass(
    tags=[
        s.TagAssociationClass(tag="urn:li:tag:pii"),
        s.TagAssociationClass(tag="urn:li:tag:прод", context='{"why": "☃"}', attribution=ATTRIBUTION),
    ]
)
TERMS = s.GlossaryTermsClass(
    terms=[s.GlossaryTermAssociationClass(urn="urn:li:glossaryTerm:Classification.Privé", actor=USER)],
    auditStamp=STAMP,
)
EDGE = s.EdgeClass(
    destinationUrn=UPSTREAM, created=STAMP, lastModified=STAMP, properties={"confidence": "0.9"}
)
FIELD_PROMPTS = s.FormPromptFieldAssociationsClass(
    completedFieldPrompts=[s.FieldFormPromptAssociationClass(fieldPath="id", lastModified=STAMP)],
    incompleteFieldPrompts=[s.FieldFormPromptAssociationClass(fieldPath="notiz", lastModified=STAMP)],
)

# What the structured properties below mean: their values are validated against these.
DEFINITIONS = {
    f"urn:li:structuredProperty:io.example.{name}": s.StructuredPropertyDefinitionClass(
        qualifiedName=f"io.example.{name}",
        valueType=f"urn:li:dataType:datahub.{kind}",
        cardinality=cardinality,
        entityTypes=[
            f"urn:li:entityType:datahub.{entity}"
            for entity in ("dataset", "corpuser", "corpGroup", "domain", "container", "glossaryTerm")
        ],
    )
    for name, kind, cardinality in (("retentionDays", "number", "SINGLE"), ("länder", "string", "MULTIPLE"))
}

SHARED_VALUES = [
    TAGS,
    TERMS,
    s.StatusClass(removed=False),
    s.SubTypesClass(typeNames=["Table", "Vue matérialisée"]),
    s.DomainsClass(
        domains=["urn:li:domain:marketing"],
        domainAssociations=[s.DomainAssociationClass(domain="urn:li:domain:marketing")],
    ),
    s.ApplicationsClass(applications=["urn:li:application:web-shop"]),
    s.ContainerClass(container="urn:li:container:0f6c1d2e3b4a59687766554433221100"),
    s.DataPlatformInstanceClass(
        platform="urn:li:dataPlatform:postgres",
        instance="urn:li:dataPlatformInstance:(urn:li:dataPlatform:postgres,eu-1)",
    ),
    s.BrowsePathsClass(paths=["/prod/postgres/shop"]),
    s.BrowsePathsV2Class(
        path=[
            s.BrowsePathEntryClass(id="Магазин"),
            s.BrowsePathEntryClass(
                id="urn:li:container:0f6c1d2e3b4a59687766554433221100",
                urn="urn:li:container:0f6c1d2e3b4a59687766554433221100",
            ),
        ]
    ),
    s.OwnershipClass(
        owners=[
            s.OwnerClass(
                owner=USER,
                type=s.OwnershipTypeClass.CUSTOM,
                typeUrn="urn:li:ownershipType:__system__technical_owner",
                source=s.OwnershipSourceClass(
                    type=s.OwnershipSourceTypeClass.MANUAL, url="https://example.org/wer?x=1&y=ä"
                ),
            ),
            s.OwnerClass(owner=GROUP, type=s.OwnershipTypeClass.BUSINESS_OWNER, attribution=ATTRIBUTION),
        ],
        ownerTypes={
            "urn:li:ownershipType:__system__technical_owner": [USER],
            "urn:li:ownershipType:__system__business_owner": [GROUP],
        },
        lastModified=STAMP,
    ),
    s.InstitutionalMemoryClass(
        elements=[
            s.InstitutionalMemoryMetadataClass(
                url="https://example.org/wiki/Commandes",
                description="Où naissent les commandes 🛒",
                createStamp=STAMP,
                updateStamp=STAMP,
                settings=s.InstitutionalMemoryMetadataSettingsClass(showInAssetPreview=True),
            )
        ]
    ),
    s.DeprecationClass(
        deprecated=True,
        note="Utiliser la v3 à la place",
        actor=USER,
        decommissionTime=TIME + 86_400_000,
        replacement=UPSTREAM,
    ),
    s.DataProductsClass(
        dataProducts=[
            s.DataProductAssociationClass(
                destinationUrn="urn:li:dataProduct:orders", created=STAMP, outputPort=True
            )
        ]
    ),
    s.AccessClass(roles=[s.RoleAssociationClass(urn="urn:li:role:leser")]),
    s.DocumentationClass(
        documentations=[
            s.DocumentationAssociationClass(documentation="# Bestellungen\n\n“Alle” — *immer*", attribution=ATTRIBUTION)
        ]
    ),
    s.StructuredPropertiesClass(
        properties=[
            s.StructuredPropertyValueAssignmentClass(
                propertyUrn="urn:li:structuredProperty:io.example.retentionDays",
                values=[90.5],
                created=STAMP,
            ),
            s.StructuredPropertyValueAssignmentClass(
                propertyUrn="urn:li:structuredProperty:io.example.länder",
                values=["Österreich", "日本"],
                lastModified=STAMP,
                attribution=ATTRIBUTION,
            ),
        ]
    ),
    s.FormsClass(
        incompleteForms=[
            s.FormAssociationClass(
                urn="urn:li:form:jährlich",
                incompletePrompts=[s.FormPromptAssociationClass(id="q1", lastModified=STAMP)],
                completedPrompts=[
                    s.FormPromptAssociationClass(id="q2", lastModified=STAMP, fieldAssociations=FIELD_PROMPTS)
                ],
            )
        ],
        completedForms=[s.FormAssociationClass(urn="urn:li:form:onboarding")],
        verifications=[s.FormVerificationAssociationClass(form="urn:li:form:onboarding", lastModified=STAMP)],
    ),
    s.TestResultsClass(
        failing=[s.TestResultClass(test="urn:li:test:has-owner", type=s.TestResultTypeClass.FAILURE)],
        passing=[
            s.TestResultClass(
                test="urn:li:test:has-doc",
                type=s.TestResultTypeClass.SUCCESS,
                testDefinitionMd5="9e107d9d372bb6826bd81d3542a419d6",
                lastComputed=STAMP,
            )
        ],
    ),
    s.DisplayPropertiesClass(
        colorHex="#0055AA",
        icon=s.IconPropertiesClass(iconLibrary=s.IconLibraryClass.MATERIAL, name="star", style="filled"),
    ),
    s.AssetSettingsClass(
        assetSummary=s.AssetSummarySettingsClass(
            templates=[s.AssetSummarySettingsTemplateClass(template="urn:li:dataHubPageTemplate:summary")]
        )
    ),
    s.OriginClass(type=s.OriginTypeClass.EXTERNAL, externalType="Azuré AD"),
    s.RoleMembershipClass(roles=["urn:li:dataHubRole:Editor"]),
]
