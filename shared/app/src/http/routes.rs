//! Routes whose description is a part of their type: a binary that never asks for it does not have it.

use std::marker::PhantomData;

use axum::Router;
use utoipa::openapi::{Info, OpenApi, Paths};

use crate::App;

/// What describes some routes.
pub trait Described {
    /// The description: paths, and the schemas that they name.
    fn describe() -> OpenApi;
}

/// No routes.
impl Described for () {
    fn describe() -> OpenApi {
        OpenApi::new(Info::default(), Paths::new())
    }
}

/// These and those.
impl<D: Described, E: Described> Described for (D, E) {
    fn describe() -> OpenApi {
        D::describe().merge_from(E::describe())
    }
}

/// Some routes.
pub struct Routes<D = ()> {
    router: Router<App>,
    described: PhantomData<fn() -> D>,
}

impl Routes {
    /// No routes.
    pub fn new() -> Routes {
        Routes::of(Router::new())
    }
}

impl Default for Routes {
    fn default() -> Routes {
        Routes::new()
    }
}

impl<D: Described> Routes<D> {
    /// What `router` serves, as `D` describes it: [`routes!`](crate::routes!) is the way to be sure.
    #[doc(hidden)]
    pub fn of(router: Router<App>) -> Routes<D> {
        Routes { router, described: PhantomData }
    }

    /// These and others.
    pub fn routes<E: Described>(self, others: Routes<E>) -> Routes<(D, E)> {
        Routes::of(self.router.merge(others.router))
    }

    /// The same behind something that neither adds nor takes away a route.
    pub fn behind(self, layers: impl FnOnce(Router<App>) -> Router<App>) -> Routes<D> {
        Routes::of(layers(self.router))
    }

    /// The routes without what describes them.
    pub fn router(self) -> Router<App> {
        self.router
    }
}

/// The routes of handlers, which `#[utoipa::path]` describes.
#[macro_export]
macro_rules! routes {
    ($($handler:path),+ $(,)?) => {{
        struct These;
        impl $crate::Described for These {
            fn describe() -> ::utoipa::openapi::OpenApi {
                $crate::utoipa_axum::router::OpenApiRouter::<$crate::App>::new()
                    .routes($crate::utoipa_axum::routes!($($handler),+))
                    .into_openapi()
            }
        }
        let mut router = ::axum::Router::new();
        $(
            // What utoipa-axum says of a handler to itself: its own macro would describe it as well.
            let (path, methods) = $crate::utoipa_axum::paste! {(
                $crate::utoipa_axum::routes!(@path [path()] of $handler),
                $crate::utoipa_axum::routes!(@path [methods()] of $handler),
            )};
            for method in methods {
                use $crate::utoipa_axum::PathItemExt;
                router = router.route(&path, ::axum::routing::on(method.to_method_filter(), $handler));
            }
        )+
        $crate::Routes::<These>::of(router)
    }};
}
