"""Makes the schema of Wagtail, a content management system, by its own migrations: wagtail_database.py <port>."""

import sys

import django
from django.conf import settings
from django.core.management import call_command

urlpatterns: list = []

settings.configure(
    SECRET_KEY="only for the migrations",
    INSTALLED_APPS=[
        "wagtail.contrib.forms",
        "wagtail.contrib.redirects",
        "wagtail.contrib.settings",
        "wagtail.embeds",
        "wagtail.sites",
        "wagtail.users",
        "wagtail.snippets",
        "wagtail.documents",
        "wagtail.images",
        "wagtail.search",
        "wagtail.admin",
        "wagtail",
        "modelcluster",
        "taggit",
        "django.contrib.admin",
        "django.contrib.auth",
        "django.contrib.contenttypes",
        "django.contrib.sessions",
        "django.contrib.messages",
        "django.contrib.staticfiles",
    ],
    DATABASES={
        "default": {
            "ENGINE": "django.db.backends.postgresql",
            "HOST": "127.0.0.1",
            "PORT": sys.argv[1],
            "USER": "postgres",
            "PASSWORD": "password",
            "NAME": "wagtail",
        }
    },
    DEFAULT_AUTO_FIELD="django.db.models.BigAutoField",
    USE_TZ=True,
    ROOT_URLCONF="__main__",
    STATIC_URL="/static/",
    WAGTAIL_SITE_NAME="Colophon",
    WAGTAILADMIN_BASE_URL="http://localhost",
    TEMPLATES=[{"BACKEND": "django.template.backends.django.DjangoTemplates", "APP_DIRS": True}],
    MIDDLEWARE=[
        "django.contrib.sessions.middleware.SessionMiddleware",
        "django.contrib.auth.middleware.AuthenticationMiddleware",
        "django.contrib.messages.middleware.MessageMiddleware",
    ],
)
django.setup()
call_command("migrate", verbosity=0, skip_checks=True)
