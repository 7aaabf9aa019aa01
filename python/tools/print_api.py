"""Prints the public interface of the package as JSON: signatures, types, defaults, doc strings and their examples.

`npm run generate` makes the reference pages from it. It reads the sources without importing them, so that any Python
from 3.10 on prints the same, with nothing installed.
"""

from __future__ import annotations

import ast
import doctest
import inspect
import json
import re
import sys
from pathlib import Path
from typing import Any

SOURCES = Path(__file__).resolve().parents[1] / "src" / "colophon"
MODULES = (
    "client",
    "rest",
    "graph",
    "graph_types",
    "options",
    "proposals",
    "patch",
    "files",
    "kafka",
    "errors",
    "urn",
    "builders/urns",
    "builders/keys",
    "builders/aspects",
    "builders/containers",
)
Json = dict[str, Any]
Function = ast.FunctionDef | ast.AsyncFunctionDef


class Module:
    """One module of the package."""

    def __init__(self, name: str, constants: dict[str, str]) -> None:
        self.name = name.replace("/", ".")
        self.text = (SOURCES / f"{name}.py").read_text(encoding="utf-8")
        self.tree = ast.parse(self.text)
        self.constants = constants
        imports = [
            node for node in ast.walk(self.tree) if isinstance(node, ast.ImportFrom) and node.level > 0
        ]
        self.model_names = {
            alias.name
            for node in imports
            if (node.module or "").split(".")[0] == "models"
            for alias in node.names
        }

    def collect_constants(self) -> None:
        """Notes the value of each constant, for the defaults that name one."""
        for node in self.tree.body:
            target = node.targets[0] if isinstance(node, ast.Assign) else None
            if not (isinstance(target, ast.Name) and isinstance(node, ast.Assign)):
                continue
            if re.fullmatch(r"_?[A-Z][A-Z_]+", target.id) and is_literal(node.value):
                self.constants[target.id] = self.source(node.value)

    def declarations(self) -> list[Json]:
        """The public names of the module that have a doc string."""
        found: list[Json] = []
        for index, node in enumerate(self.tree.body):
            following = self.tree.body[index + 1] if index + 1 < len(self.tree.body) else None
            if isinstance(node, ast.ClassDef):
                found.append(self.class_(node))
            elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
                found.append({"kind": "function", **self.function(node, is_method=False)})
            elif isinstance(node, (ast.Assign, ast.AnnAssign)) and (text := attribute_text(following)):
                target = node.targets[0] if isinstance(node, ast.Assign) else node.target
                if isinstance(target, ast.Name) and node.value is not None:
                    is_constant = target.id.isupper()
                    found.append(
                        {
                            "kind": "constant" if is_constant else "alias",
                            "name": target.id,
                            "value": self.source(node.value),
                            "doc": read_doc(text),
                        }
                    )
        return [
            {"module": self.name, **one} for one in found if not one["name"].startswith("_") and one["doc"]
        ]

    def class_(self, node: ast.ClassDef) -> Json:
        """A class with its public members."""
        decorators = [self.source(decorator) for decorator in node.decorator_list]
        members: list[Json] = []
        constructor: list[Json] | None = None
        for index, child in enumerate(node.body):
            following = node.body[index + 1] if index + 1 < len(node.body) else None
            if isinstance(child, (ast.FunctionDef, ast.AsyncFunctionDef)):
                if any(self.source(decorator) == "overload" for decorator in child.decorator_list):
                    # The implementation takes what any of them takes.
                    continue
                if child.name == "__init__":
                    constructor = self.parameters(child, is_method=True)
                elif not child.name.startswith("_"):
                    members.append(self.member(child))
            elif isinstance(child, ast.AnnAssign) and isinstance(child.target, ast.Name):
                if not child.target.id.startswith("_"):
                    found = self.field(child, attribute_text(following))
                    # Made by the constructor, and not given to it.
                    is_made = found["name"] in self.own_attributes(node)
                    members.append({**found, "kind": "attribute"} if is_made else found)
            elif isinstance(child, ast.Assign) and isinstance(child.targets[0], ast.Name):
                name = child.targets[0].id
                value = self.source(child.value)
                if not name.startswith("_") and re.match(r"awaitable|async_iterator", value):
                    members.append({"kind": "twin", "name": name, "of": value})
                elif not name.startswith("_"):
                    members.append({"kind": "value", "name": name, "value": value})
        return {
            "kind": "class",
            "name": node.name,
            "bases": [self.source(base) for base in node.bases],
            "isDataclass": any(decorator.startswith("dataclass") for decorator in decorators),
            **({} if constructor is None else {"parameters": constructor}),
            "members": members,
            "doc": read_doc(ast.get_docstring(node)),
        }

    def member(self, node: Function) -> Json:
        """A method, a class method or a property."""
        decorators = {self.source(decorator) for decorator in node.decorator_list}
        kind = "property" if "property" in decorators else "method"
        found = self.function(node, is_method=True)
        if kind == "property":
            return {"kind": kind, "name": node.name, "type": found["returns"], "doc": found["doc"]}
        return {
            "kind": kind,
            **found,
            **({"isClassMethod": True} if decorators & {"classmethod", "staticmethod"} else {}),
        }

    def function(self, node: Function, *, is_method: bool) -> Json:
        """A function with its parameters."""
        return {
            "name": node.name,
            "parameters": self.parameters(node, is_method=is_method),
            "returns": "None" if node.returns is None else self.type(node.returns),
            "doc": read_doc(ast.get_docstring(node)),
        }

    def parameters(self, node: Function, *, is_method: bool) -> list[Json]:
        """The parameters, without `self`."""
        given = node.args
        positional = [*given.posonlyargs, *given.args]
        missing: list[ast.expr | None] = [None] * (len(positional) - len(given.defaults))
        found = [
            self.parameter(argument, default, "positional")
            for argument, default in zip(positional, [*missing, *given.defaults], strict=True)
        ]
        if is_method:
            found = found[1:]
        if given.vararg:
            found.append(self.parameter(given.vararg, None, "rest"))
        found.extend(
            self.parameter(argument, default, "keyword")
            for argument, default in zip(given.kwonlyargs, given.kw_defaults, strict=True)
        )
        if given.kwarg:
            settings = self.parameter(given.kwarg, None, "settings")
            found.append({**settings, "type": settings["type"].removeprefix("Unpack[").removesuffix("]")})
        return found

    def parameter(self, argument: ast.arg, default: ast.expr | None, kind: str) -> Json:
        """One parameter."""
        return {
            "name": argument.arg,
            "kind": kind,
            "type": "Any" if argument.annotation is None else self.type(argument.annotation),
            **({} if default is None else {"default": self.value(default)}),
        }

    def field(self, node: ast.AnnAssign, text: str | None) -> Json:
        """An attribute that a class declares."""
        assert isinstance(node.target, ast.Name)
        found: Json = {"kind": "field", "name": node.target.id, "type": self.type(node.annotation)}
        value = node.value
        if isinstance(value, ast.Call) and self.source(value.func) == "field":
            settings = {keyword.arg: keyword.value for keyword in value.keywords}
            if "default" in settings:
                found["default"] = self.value(settings["default"])
            elif "default_factory" in settings:
                factory = self.source(settings["default_factory"])
                found["default"] = {"dict": "{}", "list": "[]"}.get(factory, "")
            if "init" in settings:
                found["isFixed"] = True
        elif value is not None:
            found["default"] = self.value(value)
        return {**found, "doc": read_doc(text)}

    def own_attributes(self, node: ast.ClassDef) -> set[str]:
        """The names of the attributes that hold objects which the constructor makes."""
        types = {
            child.target.id: self.source(child.annotation)
            for child in node.body
            if isinstance(child, ast.AnnAssign) and isinstance(child.target, ast.Name)
        }
        constructors = [
            child for child in node.body if isinstance(child, ast.FunctionDef) and child.name == "__init__"
        ]
        found = set()
        for statement in (inner for child in constructors for inner in ast.walk(child)):
            target = statement.targets[0] if isinstance(statement, ast.Assign) else None
            if not isinstance(target, ast.Attribute) or not isinstance(statement, ast.Assign):
                continue
            call = statement.value
            # The class itself, or a class method of it.
            if isinstance(call, ast.Call) and self.source(call.func).split(".")[0] == types.get(target.attr):
                found.add(target.attr)
        return found

    def value(self, node: ast.expr) -> str:
        """The source of a default; the value of a constant instead of its name."""
        text = self.source(node)
        return self.constants.get(text, text)

    def type(self, node: ast.expr) -> str:
        """The source of a type; classes of the model as `models.Owner`."""
        return re.sub(
            r"(?<![\w.])[A-Z]\w*",
            lambda name: f"models.{name.group()}" if name.group() in self.model_names else name.group(),
            self.source(node),
        )

    def source(self, node: ast.expr) -> str:
        """The source of an expression, on one line."""
        text = ast.get_source_segment(self.text, node) or ""
        if "\n" not in text:
            return text
        text = re.sub(r"\s*\n\s*", " ", text)
        return re.sub(r",? ([\])])", r"\1", re.sub(r"([\[(]) ", r"\1", text))


def is_literal(node: ast.expr) -> bool:
    """Whether the expression is a value as it stands."""
    try:
        ast.literal_eval(node)
    except ValueError:
        return False
    return True


def attribute_text(node: ast.stmt | None) -> str | None:
    """The doc string below an attribute."""
    is_text = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    if not is_text or not isinstance(node.value.value, str):  # type: ignore[union-attr]
        return None
    return inspect.cleandoc(node.value.value)  # type: ignore[union-attr]


def read_doc(text: str | None) -> Json | None:
    """A doc string taken apart: paragraphs, arguments, examples."""
    if not text:
        return None
    examples = [
        {"code": example.source.rstrip("\n"), **shown(example.want)}
        for example in doctest.DocTestParser().get_examples(text)
    ]
    words = re.sub(r"(?m)^(?:>>>|\.\.\.)[^\n]*(?:\n(?!>>>|\n)[^\n]+)*\n?", "", text)
    arguments: dict[str, str] = {}
    before, colon, after = words.partition("Args:\n")
    if colon:
        block = re.match(r"(?:(?: {4}[^\n]*)?\n)*(?: {4}[^\n]*)?", after)
        assert block is not None
        for name, description in re.findall(r"(?m)^ {4}(\w+): ((?:[^\n]*)(?:\n {8}[^\n]*)*)", block.group()):
            arguments[name] = " ".join(description.split())
        words = before + after[block.end() :]
    blocks = re.split(r"\n{2,}", words.strip())
    paragraphs = [block if block.startswith("```") else " ".join(block.split()) for block in blocks]
    return {
        "paragraphs": [paragraph for paragraph in paragraphs if paragraph],
        **({"arguments": arguments} if arguments else {}),
        **({"examples": examples} if examples else {}),
    }


def shown(want: str) -> Json:
    """What `print` writes where an interactive session shows a value."""
    text = want.rstrip("\n")
    if not text:
        return {}
    try:
        value = ast.literal_eval(text)
    except (SyntaxError, ValueError):
        return {"output": text}
    return {"output": value if isinstance(value, str) else text}


def read_api() -> Json:
    """The interface of the package."""
    exports = ast.parse((SOURCES / "_exports.py").read_text(encoding="utf-8"))
    (assignment,) = (node for node in exports.body if isinstance(node, ast.Assign))
    exported: dict[str, str] = ast.literal_eval(assignment.value)
    constants: dict[str, str] = {}
    modules = [Module(name, constants) for name in MODULES]
    for module in modules:
        module.collect_constants()
    return {
        "exports": exported,
        "declarations": [one for module in modules for one in module.declarations()],
    }


def main() -> None:
    """Prints the interface."""
    text = json.dumps(read_api(), indent=1, ensure_ascii=False)
    sys.stdout.buffer.write(f"{text}\n".encode())


if __name__ == "__main__":
    main()
