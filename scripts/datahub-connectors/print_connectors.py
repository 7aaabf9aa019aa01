"""Prints facts about DataHub's connectors as JSON: names, platforms, capabilities and the schemas of their recipes.

Run by scripts/datahub-connectors.ts in an environment that has acryl-datahub with few of its extras. The connectors'
drivers are not installed: for a module that is missing, an empty one stands in, since a configuration class is described
by pydantic alone. Descriptions are left out: they are DataHub's own text.
"""

import contextlib
import importlib
import importlib.abc
import importlib.machinery
import importlib.metadata
import inspect
import json
import sys
import types
import warnings
from abc import ABCMeta

from pydantic_core import core_schema

warnings.simplefilter("ignore")

GROUP = "datahub.ingestion.source.plugins"
# Part of the package, or expected to be missing: imports of these must fail as they do for users.
NEVER_EMPTY = ("datahub", "datahub_classify", "pwd", "_")


class AnythingType(ABCMeta):
    """A class whose attributes are classes like it."""

    def __getattr__(cls, name):
        if name.startswith("__"):
            raise AttributeError(name)
        return anything(name)

    def __call__(cls, *args, **kwargs):
        # As a decorator, it returns what it decorates.
        if len(args) == 1 and not kwargs and (inspect.isfunction(args[0]) or inspect.isclass(args[0])):
            return args[0]
        return super().__call__()

    def __getitem__(cls, item):
        return cls

    def __setitem__(cls, key, value):
        pass

    def __iter__(cls):
        return iter(())

    def __add__(cls, other):
        return cls

    __radd__ = __add__

    def __or__(cls, other):
        return object

    __ror__ = __or__


class Anything(metaclass=AnythingType):
    def __init__(self, *args, **kwargs):
        pass

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        return anything(name)

    def __call__(self, *args, **kwargs):
        if len(args) == 1 and not kwargs and (inspect.isfunction(args[0]) or inspect.isclass(args[0])):
            return args[0]
        return Anything()

    def __getitem__(self, item):
        return self

    def __setitem__(self, key, value):
        pass

    def __iter__(self):
        return iter(())

    def __add__(self, other):
        return self

    __radd__ = __add__

    @classmethod
    def __get_pydantic_core_schema__(cls, source, handler):
        return core_schema.any_schema()


def anything(name):
    # What is raised or caught must be an exception.
    if name.endswith(("Error", "Exception", "NotFound", "Forbidden")):
        return type(name, (Exception,), {})
    return AnythingType(name, (Anything,), {})


class EmptyModule(types.ModuleType):
    __path__ = []

    def __getattr__(self, name):
        if name == "__version__":
            return "99.0"
        if name.startswith("__"):
            raise AttributeError(name)
        value = anything(name)
        setattr(self, name, value)
        return value


class EmptyModules(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """The last finder: whatever no other one has found is empty."""

    def __init__(self):
        self.missing = set()

    def find_spec(self, fullname, path, target=None):
        top = fullname.partition(".")[0]
        if top in NEVER_EMPTY or top in sys.stdlib_module_names:
            return None
        parent = fullname.rpartition(".")[0]
        # Below a package that is installed, only a namespace package may have parts that are missing.
        if parent and not isinstance(sys.modules.get(parent), EmptyModule):
            if getattr(sys.modules.get(parent), "__file__", None):
                return None
        self.missing.add(fullname)
        return importlib.machinery.ModuleSpec(fullname, self, is_package=True)

    def create_module(self, spec):
        return EmptyModule(spec.name)

    def exec_module(self, module):
        pass


def without_words(node):
    """A JSON schema without texts: what remains are names, types, defaults and limits."""
    if isinstance(node, list):
        return [without_words(one) for one in node]
    if not isinstance(node, dict):
        return node
    kept = {}
    for key, value in node.items():
        if key in ("description", "title", "examples", "schema_extra", "$schema") and not isinstance(value, dict):
            continue
        if key in ("examples", "schema_extra"):
            continue
        if key in ("properties", "$defs"):
            kept[key] = {name: without_words(one) for name, one in value.items()}
        elif key in ("default", "const", "enum"):
            kept[key] = value
        else:
            kept[key] = without_words(value)
    return kept


def earlier_names(model):
    """Names that a configuration class still reads: renamed ones with the new name, removed ones with None."""
    found = {}
    for decorator in model.__pydantic_decorators__.model_validators.values():
        function = inspect.unwrap(decorator.func)
        function = getattr(function, "__func__", function)
        removed = getattr(function, "_doc_removed_field", None)
        if removed:
            found[removed] = None
            continue
        try:
            names = inspect.getclosurevars(function).nonlocals
        except TypeError:
            continue
        if "old_name" in names and "new_name" in names:
            found[names["old_name"]] = names["new_name"]
    return found


def models_of(model, seen=None):
    """The classes that a configuration is made of, by name."""
    from pydantic import BaseModel

    seen = {} if seen is None else seen
    if model.__name__ in seen:
        return seen
    seen[model.__name__] = model

    def walk(annotation):
        if inspect.isclass(annotation) and issubclass(annotation, BaseModel):
            models_of(annotation, seen)
        for argument in getattr(annotation, "__args__", ()) or ():
            walk(argument)

    for field in model.model_fields.values():
        walk(field.annotation)
    return seen


def schema_of(config):
    from pydantic.json_schema import GenerateJsonSchema

    class Generator(GenerateJsonSchema):
        # A type that only the driver knows is anything at all.
        def handle_invalid_for_json_schema(self, schema, error_info):
            return {}

        def enum_schema(self, schema):
            values = [member.value for member in schema["members"]]
            unknown = any(isinstance(value, (Anything, AnythingType)) for value in values)
            return {} if unknown else super().enum_schema(schema)

        def encode_default(self, value):
            try:
                return super().encode_default(value)
            except Exception:  # A constant of a driver.
                return None

        def emit_warning(self, kind, detail):
            pass

    schema = config.model_json_schema(schema_generator=Generator)
    classes = models_of(config)
    for name, definition in [(None, schema), *schema.get("$defs", {}).items()]:
        model = config if name is None else classes.get(name)
        if model is None or definition.get("type") != "object":
            continue
        earlier = {key: new for key, new in earlier_names(model).items() if key not in definition.get("properties", {})}
        if earlier:
            definition["x-earlier"] = earlier
        # Hidden fields are read too, and are no mistakes.
        hidden = [
            name
            for key, field in model.model_fields.items()
            for name in {key, field.alias or key}
            if name not in definition.get("properties", {})
        ]
        if hidden:
            definition["x-hidden"] = sorted(hidden)
    return without_words(schema)


def facts_of(name, target):
    module, _, attribute = target.partition(":")
    source = getattr(importlib.import_module(module), attribute)
    config = source.get_config_class()
    status = getattr(source, "get_support_status", lambda: None)()
    capabilities = [
        setting.capability.name
        for setting in getattr(source, "get_capabilities", lambda: [])()
        if setting.supported
    ]
    return {
        "title": source.get_platform_name() if hasattr(source, "get_platform_name") else name,
        "platform": source.get_platform_id() if hasattr(source, "get_platform_id") else None,
        "status": "UNKNOWN" if status is None else status.name,
        "capabilities": sorted(set(capabilities)),
        "testsConnection": hasattr(source, "test_connection"),
        "schema": schema_of(config),
    }


def main():
    distribution = importlib.metadata.distribution("acryl-datahub")
    extras = set(distribution.metadata.get_all("Provides-Extra"))
    finder = EmptyModules()
    sys.meta_path.append(finder)
    connectors, failed = {}, {}
    for entry in sorted(importlib.metadata.entry_points(group=GROUP), key=lambda entry: entry.name):
        # What a module prints while it is imported is not part of the answer.
        with contextlib.redirect_stdout(sys.stderr):
            try:
                facts = facts_of(entry.name, entry.value)
            except Exception as error:  # Each is listed by name, and the others go on.
                facts = {}
                failed[entry.name] = f"{type(error).__name__}: {str(error)[:300]}"
        connectors[entry.name] = {"extra": entry.name if entry.name in extras else None, **facts}
    json.dump(
        {"version": distribution.version, "connectors": connectors, "failed": failed, "empty": sorted(finder.missing)},
        sys.stdout,
    )


main()
